import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { createShopApi } from "../api/create-shop-api.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { openStorage } from "../browser/open-storage.ts";
import { keepDraftsOf } from "../browser/use-form-draft.ts";
import { waitToRetry } from "../browser/wait-to-retry.ts";
import type { IdentityProviderProps } from "../session/identity-connection.tsx";
import { createSessionRunner } from "../session/run-session.ts";
import { sessionStore } from "../session/session-store.ts";
import type { SignInSettings } from "../site/shop-context.ts";

const onReturn = (path: string) => sessionStore.update({ returnTo: path });
const setProblem: IdentityProviderProps["setProblem"] = (problem) => sessionStore.update({ problem });

/** Runs the session: loads the identity provider's SDK and connects it to the store. Renders nothing. */
export default function SessionBinding({ settings }: { settings: SignInSettings }) {
  const { shop, report } = useRouteContext({ from: "__root__" });
  const [Provider, setProvider] = useState<ComponentType<IdentityProviderProps> | null>(null);
  const [broken, setBroken] = useState<Error | null>(null);
  const [runner] = useState(() =>
    createSessionRunner({
      store: sessionStore,
      setUp: async () => {
        const { default: loaded } = await loadChunk(() => import("../session/identity-connection.tsx"));
        setProvider(() => loaded);
      },
      createApi: (credentials) => createShopApi(shop, { baseUrl: "/api", credentials }),
      storage: openStorage(),
      tokenSync: settings.tokenSync,
      keepTypedOf: keepDraftsOf,
      report,
      onBroken: setBroken,
      wait: waitToRetry,
      now: Date.now,
    }),
  );
  useEffect(() => {
    sessionStore.attachRunner(runner);
    runner.send({ type: "started" });
    return () => runner.send({ type: "stopped" });
  }, [runner]);
  if (broken) throw broken;
  return (
    Provider && (
      <Provider
        language={shop.language}
        onReturn={onReturn}
        runner={runner}
        setProblem={setProblem}
        settings={settings}
      />
    )
  );
}
