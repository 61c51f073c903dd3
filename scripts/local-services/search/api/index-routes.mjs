import { z } from "zod";
import { ApiError } from "../http/api-error.mjs";
import { readReplica } from "../store/replicas.mjs";

/**
 * @typedef {import("../http/find-route.mjs").Route} Route
 * @typedef {import("../store/create-store.mjs").Store} Store
 */

const operationSchema = z.object({
  operation: z.enum(["copy", "move"]),
  destination: z.string().min(1),
  scope: z.array(z.enum(["settings", "synonyms", "rules"])).optional(),
});

/** @param {import("../store/create-store.mjs").Index} index @param {Store} store */
function describe({ name, data, primary, isVirtual, createdAt, updatedAt, ...index }, store) {
  const replicas = store
    .settingsOf({ name, data, primary, isVirtual, createdAt, updatedAt, ...index })
    .replicas.map((entry) => readReplica(entry).name);
  return {
    name,
    createdAt,
    updatedAt,
    entries: data.records.size,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary === null ? {} : { primary, virtual: isVirtual }),
    ...(replicas.length === 0 ? {} : { replicas }),
  };
}

/** @param {string} text */
function readTask(text) {
  if (!/^\d+$/.test(text)) throw new ApiError(400, "Invalid taskID");
  // Whatever was asked for is done when it is answered.
  return { status: "published", pendingTask: false };
}

/**
 * Indices as wholes: settings, copying and moving, deleting, tasks.
 *
 * @param {Store} store
 * @returns {Route[]}
 */
export const createIndexRoutes = (store) => [
  {
    method: "GET",
    path: "/1/indexes",
    permission: "admin",
    handle: () => ({ items: store.list().map((index) => describe(index, store)), nbPages: 1 }),
  },
  {
    method: "GET",
    path: "/1/indexes/:index/settings",
    permission: "admin",
    handle: ({ params }) => {
      const index = store.get(params["index"] ?? "");
      return {
        ...store.settingsOf(index),
        ...(index.primary === null ? {} : { primary: index.primary }),
        version: 2,
      };
    },
  },
  {
    method: "PUT",
    path: "/1/indexes/:index/settings",
    permission: "admin",
    handle: ({ params, query, body }) => ({
      taskID: store.setSettings(params["index"] ?? "", body, query.get("forwardToReplicas") === "true"),
      updatedAt: new Date().toISOString(),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/operation",
    permission: "admin",
    handle: ({ params, body }) => {
      const parsed = operationSchema.safeParse(body);
      if (!parsed.success) throw new ApiError(400, "Invalid operation");
      const { operation, destination, scope } = parsed.data;
      const taskID = store.copy(params["index"] ?? "", destination, {
        isMove: operation === "move",
        withRecords: scope === undefined,
        withSettings: scope?.includes("settings") ?? true,
      });
      return { taskID, updatedAt: new Date().toISOString() };
    },
  },
  {
    method: "DELETE",
    path: "/1/indexes/:index",
    permission: "admin",
    handle: ({ params }) => ({
      taskID: store.remove(params["index"] ?? ""),
      deletedAt: new Date().toISOString(),
    }),
  },
  {
    method: "GET",
    path: "/1/indexes/:index/task/:task",
    permission: "admin",
    handle: ({ params }) => readTask(params["task"] ?? ""),
  },
  {
    method: "GET",
    path: "/1/task/:task",
    permission: "admin",
    handle: ({ params }) => readTask(params["task"] ?? ""),
  },
];
