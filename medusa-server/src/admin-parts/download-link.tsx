import { ArrowDownTray } from "@medusajs/icons";
import { Button } from "@medusajs/ui";

/** Saves what the admin API has at a path below `/admin`. */
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
