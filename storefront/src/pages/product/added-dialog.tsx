import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { ProductPicture } from "../../entities/catalogue/product-picture.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";

type AddedDialogProps = {
  product: ShownProduct;
  variation: ShownVariation;
  quantity: number;
  onClose: () => void;
};

/** Shows what was added to the cart, and offers to continue shopping or to open the cart. */
export default function AddedDialog({ product, variation, quantity, onClose }: AddedDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} title={t("product.added")}>
      <div className="flex items-center gap-4">
        <ProductPicture
          alt=""
          className="size-20 shrink-0 rounded-2xl"
          picture={variation.pictures[0]}
          size={80}
        />
        <p className="font-semibold">
          {t("product.addedLine", { quantity, name: `${product.name}, ${variation.name}` })}
        </p>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <button className={buttonClass("outline")} onClick={onClose} type="button">
          {t("product.continue")}
        </button>
        <Link className={buttonClass("primary")} to="/cart">
          {t("product.toCart")}
        </Link>
      </div>
    </Dialog>
  );
}
