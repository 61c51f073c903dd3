/**
 * The last millisecond of a moment's day in UTC. A validity "to and including" a day ends then, so that the printed
 * day is valid in full.
 */
export function toUtcDayEnd(moment: Date): Date {
  const end = new Date(moment);
  end.setUTCHours(23, 59, 59, 999);
  return end;
}
