import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { SwishPanel } from "./swish-panel.tsx";

vi.mock("@tanstack/react-router", async (load) => ({
  ...(await load<object>()),
  useRouteContext: () => ({ api: () => Promise.reject(new Error("The server asks nothing")) }),
  useRouter: () => ({}),
  useBlocker: () => ({}),
}));

it("the server renders a page that waits for Swish without leaving a part of it to the browser [4.34]", async () => {
  const i18n = await createTestI18n();
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <SwishPanel
          checkout={fakeCheckout}
          isBusy={false}
          onSettled={() => {}}
          onStop={() => {}}
          problem={null}
          swishId="s1"
          token="t1"
        />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  // React marks a boundary that the server could not finish by "$!", and reports error 419 in the browser.
  expect(html).not.toContain("<!--$!-->");
  expect(html).toContain(i18n.t("checkout.swish.codeLoading"));
});
