export { config, default } from "../features/background-tasks/subscribers/follow-journal.ts";
