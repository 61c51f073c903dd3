import type { Handlers } from "../http/mount.ts";
import { getAccountList } from "./get-account-list.ts";
import { getArticleProducts } from "./get-article-products.ts";
import { getArticle } from "./get-article.ts";
import { getArticles } from "./get-articles.ts";
import { getCategories } from "./get-categories.ts";
import { getCheckout } from "./get-checkout.ts";
import { getFreeShipping } from "./get-free-shipping.ts";
import { getInventory } from "./get-inventory.ts";
import { getMessages } from "./get-messages.ts";
import { getPage } from "./get-page.ts";
import { getPages } from "./get-pages.ts";
import { getProductArticles } from "./get-product-articles.ts";
import { getProduct } from "./get-product.ts";
import { getProducts } from "./get-products.ts";
import { getResellers } from "./get-resellers.ts";
import { getSwishStatus } from "./get-swish-status.ts";
import { getShop } from "./get-shop.ts";
import { getVariationStock } from "./get-variation-stock.ts";
import { getVariation } from "./get-variation.ts";
import { getVariations } from "./get-variations.ts";
import { postAccountCreate } from "./post-account-create.ts";
import { postCheckoutAccount } from "./post-checkout-account.ts";
import { postCheckoutAddress } from "./post-checkout-address.ts";
import { postCheckoutCompany } from "./post-checkout-company.ts";
import { postCheckoutAgent } from "./post-checkout-agent.ts";
import { postCheckoutCoupon } from "./post-checkout-coupon.ts";
import { postCheckoutCurrency } from "./post-checkout-currency.ts";
import { postCheckoutGiftCard } from "./post-checkout-gift-card.ts";
import { postCheckoutNoVatNumber } from "./post-checkout-no-vat-number.ts";
import { postCheckoutCountry } from "./post-checkout-country.ts";
import { postCheckoutLines } from "./post-checkout-lines.ts";
import { postCheckoutPayment } from "./post-checkout-payment.ts";
import { postCheckoutPlace } from "./post-checkout-place.ts";
import { postCheckoutShippingComplete } from "./post-checkout-shipping-complete.ts";
import { postCheckoutShipping } from "./post-checkout-shipping.ts";
import { postCheckout } from "./post-checkout.ts";
import { postNewsletter } from "./post-newsletter.ts";
import { postStockNotification } from "./post-stock-notification.ts";
import { postStockNotificationConfirm } from "./post-stock-notification-confirm.ts";
import { postStockNotificationUnsubscribe } from "./post-stock-notification-unsubscribe.ts";
import type { Services } from "../services.ts";

/** A handler for every endpoint of the contract. */
export function createHandlers(services: Services): Handlers {
  return {
    "GET /shop": getShop(services),
    "GET /shop/freeShipping": getFreeShipping(services),
    "GET /messages": getMessages(services),
    "GET /catalog/categories": getCategories(services),
    "GET /catalog/products": getProducts(services),
    "GET /catalog/products/{slug}": getProduct(services),
    "GET /catalog/products/{slug}/articles": getProductArticles(services),
    "GET /catalog/variations/{id}": getVariation(services),
    "GET /catalog/variations/{id}/stock": getVariationStock(services),
    "GET /inventory": getInventory(services),
    "GET /account/list": getAccountList(services),
    "POST /account/create": postAccountCreate(services),
    "GET /variations": getVariations(services),
    "GET /articles": getArticles(services),
    "GET /articles/{slug}": getArticle(services),
    "GET /articles/{slug}/products": getArticleProducts(services),
    "GET /pages": getPages(services),
    "GET /pages/{name}": getPage(services),
    "GET /resellers": getResellers(services),
    "POST /stockNotification": postStockNotification(services),
    "POST /stockNotification/confirm": postStockNotificationConfirm(services),
    "POST /stockNotification/unsubscribe": postStockNotificationUnsubscribe(services),
    "POST /sendgrid/newsletter": postNewsletter(services),
    "POST /checkout": postCheckout(services),
    "GET /checkout/{id}": getCheckout(services),
    "POST /checkout/{id}/lines": postCheckoutLines(services),
    "POST /checkout/{id}/account": postCheckoutAccount(services),
    "POST /checkout/{id}/country": postCheckoutCountry(services),
    "POST /checkout/{id}/company": postCheckoutCompany(services),
    "POST /checkout/{id}/currency": postCheckoutCurrency(services),
    "POST /checkout/{id}/noVatNumber": postCheckoutNoVatNumber(services),
    "POST /checkout/{id}/address": postCheckoutAddress(services),
    "POST /checkout/{id}/shipping": postCheckoutShipping(services),
    "POST /checkout/{id}/agent": postCheckoutAgent(services),
    "POST /checkout/{id}/shippingComplete": postCheckoutShippingComplete(services),
    "POST /checkout/{id}/coupon": postCheckoutCoupon(services),
    "POST /checkout/{id}/payment": postCheckoutPayment(services),
    "POST /checkout/{id}/giftCard": postCheckoutGiftCard(services),
    "POST /checkout/{id}/place": postCheckoutPlace(services),
    "GET /checkout/{id}/swishStatus/{swishId}": getSwishStatus(services),
  };
}
