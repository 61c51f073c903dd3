/** A second Medusa starts slowly on a slow machine; a test has 120 s. */
const patienceMs = 100_000;

/** Polls until there is an answer: a background process is not done when a call returns. */
export async function until<T>(ask: () => Promise<T | null>, pauseMs = 200): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error("What was waited for did not come");
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}
