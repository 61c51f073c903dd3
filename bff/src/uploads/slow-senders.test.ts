import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished, vi } from "vitest";
import { pngFile } from "../testing/upload-files.ts";

const senders = 300;
/** Maximum growth of the server's memory. Without places for uploads, it grows by far more than a gigabyte. */
const mostGrowthBytes = 200_000_000;
const sentBytes = 9_000_000;
const part = Buffer.alloc(100_000);

/** The API in its own process, over a backend that holds each arriving file in memory. */
async function startServer() {
  const file = (name: string) => new URL(`../${name}`, import.meta.url);
  const server = fork(file("main-memory.ts"), {
    execArgv: ["--import", file("testing/report-memory.ts").href],
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: "0",
      TRUST_PROXY: "1",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const { stdout } = server;
  if (stdout === null) throw new Error("The server has no output");
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: stdout }).on("line", (line) => {
      const { msg, port: listening } = JSON.parse(line) as { msg: string; port?: number };
      if (msg === "listening" && listening !== undefined) resolve(listening);
    });
  });
  const readRss = async (): Promise<number> => {
    const answer = once(server, "message") as Promise<[number]>;
    server.send("rss");
    return (await answer)[0];
  };
  return { url: `http://127.0.0.1:${port}/api/upload?name=a.png`, port, readRss };
}

/** Sends nine of ten megabytes from an address of its own, then stalls. */
function sendSlowly(port: number, number: number) {
  const socket = connect(port, "127.0.0.1");
  const status = new Promise<number>((resolve) => {
    socket.once("data", (reply: Buffer) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(reply.toString())?.[1])));
    socket.on("error", () => resolve(0));
  });
  const sent = new Promise<void>((resolve) => {
    let left = sentBytes;
    const writeOn = () => {
      while (left > 0 && socket.writable) {
        left -= part.length;
        if (!socket.write(part)) return void socket.once("drain", writeOn);
      }
      resolve();
    };
    const head = [
      "Host: localhost",
      `X-Forwarded-For: 10.0.${number >> 8}.${number & 255}`,
      "Content-Length: 10000000",
    ];
    socket.write(`POST /api/upload?name=a.png HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
    writeOn();
  });
  return { socket, status, settled: Promise.race([status, sent]) };
}

it("limits 300 senders that stall before the end of a file to 200 MB of memory, and cuts them off", async () => {
  const { url, port, readRss } = await startServer();
  const upload = () => fetch(url, { method: "POST", body: pngFile });
  expect((await upload()).status).toBe(201);
  const before = await readRss();
  const stalled = Array.from({ length: senders }, (_, number) => sendSlowly(port, number));
  onTestFinished(() => stalled.forEach(({ socket }) => socket.destroy()));
  let highest = before;
  const watch = async () => void (highest = Math.max(highest, await readRss()));
  for (const { settled } of stalled) await settled.then(watch);
  expect(highest - before).toBeLessThan(mostGrowthBytes);
  const meanwhile = await upload();
  expect([201, 503]).toContain(meanwhile.status);
  expect(meanwhile.status === 201 || Number(meanwhile.headers.get("retry-after")) > 0).toBe(true);
  const statuses = await Promise.all(stalled.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
  await vi.waitFor(async () => expect((await upload()).status).toBe(201));
}, 120_000);
