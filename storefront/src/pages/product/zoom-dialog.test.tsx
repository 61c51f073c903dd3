import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { ImagesContext } from "../../ui/images-context.ts";
import ZoomDialog from "./zoom-dialog.tsx";

it("the zoomed picture comes from the image service, sharp on standard and high-density screens [7.25]", async () => {
  const path = "/media/spool-black.svg";
  const picture = { src: path, description: "", bgColor: "#fff" };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await createTestI18n()}>
      <ImagesContext value="https://spolverk.imgix.net">
        <ZoomDialog name="Kärna PLA" onClose={() => {}} onShow={() => {}} pictures={[picture]} shown={0} />
      </ImagesContext>
    </I18nextProvider>,
  );
  const address = `https://spolverk.imgix.net${path}?auto=format,compress&amp;fit=clip&amp;q=45&amp;w=1200`;
  expect(html).toContain(`src="${address}"`);
  expect(html).toContain(`${address}&amp;dpr=2 2x`);
});
