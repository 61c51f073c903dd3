export { config, default } from "../features/background-tasks/jobs/follow-journal.ts";
