import { Icon } from "../ui/icon.tsx";
import { useSession } from "../session/use-session.ts";

/** Green while the user is authenticated [2.28]. */
export function AccountIcon() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <Icon className="size-6 text-ok" name="account" /> : <Icon name="account" />;
}
