import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

const promises = [
  { icon: "truck", title: "home.shipTitle", text: "home.shipText" },
  { icon: "returns", title: "home.returnTitle", text: "home.returnText" },
  { icon: "chat", title: "home.helpTitle", text: "home.helpText" },
] as const;

/** The shop's promises [9.36]. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {promises.map((promise) => (
        <li className="flex gap-4" key={promise.title}>
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <Icon name={promise.icon} />
          </span>
          <div>
            <h2 className="text-base tracking-normal">{t(promise.title)}</h2>
            <p className="mt-1 text-soft">{t(promise.text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
