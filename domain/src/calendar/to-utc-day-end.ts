/**
 * The last millisecond of a moment's day in UTC. What is "valid to and including" a day ends then, so that the day that
 * mails and pages print is valid whole.
 */
export function toUtcDayEnd(moment: Date): Date {
  const end = new Date(moment);
  end.setUTCHours(23, 59, 59, 999);
  return end;
}
