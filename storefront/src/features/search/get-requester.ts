import type { Requester } from "@algolia/client-common";
