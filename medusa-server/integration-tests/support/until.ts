/** Maximum wait. A second Medusa starts slowly on a slow machine, and a test has to end within 120 s. */
const patienceMs = 100_000;

/** Polls until `ask` returns a result other than null: background work may end after the reply to a call. */
export async function until<T>(ask: () => Promise<T | null>, pauseMs = 200): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error("What was waited for did not come");
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}
