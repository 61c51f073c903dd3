import { ArrowDownTray } from "@medusajs/icons";
import { Button } from "@medusajs/ui";

/** Link that downloads a file of the admin API. `path` is below `/admin`. */
export function DownloadLink({ path, children }: { path: string; children: string }) {
  return (
    <Button asChild size="small" variant="secondary">
      <a download href={`/admin/${path}`}>
        <ArrowDownTray />
        {children}
      </a>
    </Button>
  );
}
