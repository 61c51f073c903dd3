import type { Handlers } from "../http/mount.ts";
import { getAccount } from "./get-account.ts";
import { getAccountExport } from "./get-account-export.ts";
import { getAccountInvoice } from "./get-account-invoice.ts";
import { getAccountList } from "./get-account-list.ts";
import { getAccountEarlySales } from "./get-account-early-sales.ts";
import { getAccountLoyalty } from "./get-account-loyalty.ts";
import { getAccountLoyaltyActivity } from "./get-account-loyalty-activity.ts";
import { getAccountMembers } from "./get-account-members.ts";
import { getAccountOrder } from "./get-account-order.ts";
import { getAccountOrders } from "./get-account-orders.ts";
import { getAccountTakebacks } from "./get-account-takebacks.ts";
import { getAccountWishlist } from "./get-account-wishlist.ts";
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
import { postAccountAcceptInvitation } from "./post-account-accept-invitation.ts";
import { postAccountCancelOrder } from "./post-account-cancel-order.ts";
import { postAccountChangeRole } from "./post-account-change-role.ts";
import { postAccountClaimOrders } from "./post-account-claim-orders.ts";
import { postAccountCreate } from "./post-account-create.ts";
import { postAccountDelete } from "./post-account-delete.ts";
import { postAccountInvite } from "./post-account-invite.ts";
import { postAccountJoin } from "./post-account-join.ts";
import { postAccountLeaveClub } from "./post-account-leave-club.ts";
import { postAccountRemoveAddress } from "./post-account-remove-address.ts";
import { postAccountRemoveInvitation } from "./post-account-remove-invitation.ts";
import { postAccountRemoveMember } from "./post-account-remove-member.ts";
import { postAccountReturn } from "./post-account-return.ts";
import { postAccountSaveAddress } from "./post-account-save-address.ts";
import { postAccountSendReferal } from "./post-account-send-referal.ts";
import { postAccountSettings } from "./post-account-settings.ts";
import { postAccountWishlist } from "./post-account-wishlist.ts";
import { postEnquiry } from "./post-enquiry.ts";
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
import { postCheckoutPoints } from "./post-checkout-points.ts";
import { postCheckoutPlace } from "./post-checkout-place.ts";
import { postCheckoutShippingComplete } from "./post-checkout-shipping-complete.ts";
import { postCheckoutShipping } from "./post-checkout-shipping.ts";
import { postCheckout } from "./post-checkout.ts";
import { postNewsletter } from "./post-newsletter.ts";
import { postNewsletterConfirm } from "./post-newsletter-confirm.ts";
import { postNewsletterUnsubscribe } from "./post-newsletter-unsubscribe.ts";
import { postStockNotification } from "./post-stock-notification.ts";
import { postStockNotificationConfirm } from "./post-stock-notification-confirm.ts";
import { postStockNotificationUnsubscribe } from "./post-stock-notification-unsubscribe.ts";
import { postTakeback } from "./post-takeback.ts";
import { postTakebackLabel } from "./post-takeback-label.ts";
import { postTakebackSent } from "./post-takeback-sent.ts";
import { postTakebackShow } from "./post-takeback-show.ts";
import { postWithdrawal } from "./post-withdrawal.ts";
import { postUpload } from "./post-upload.ts";
import { postUploadRemove } from "./post-upload-remove.ts";
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
    "POST /account/acceptInvitation": postAccountAcceptInvitation(services),
    "GET /account/{id}": getAccount(services),
    "POST /account/{id}/settings": postAccountSettings(services),
    "POST /account/{id}/saveAddress": postAccountSaveAddress(services),
    "POST /account/{id}/removeAddress": postAccountRemoveAddress(services),
    "GET /account/{id}/members": getAccountMembers(services),
    "POST /account/{id}/invite": postAccountInvite(services),
    "POST /account/{id}/removeInvitation": postAccountRemoveInvitation(services),
    "POST /account/{id}/changeRole": postAccountChangeRole(services),
    "POST /account/{id}/removeMember": postAccountRemoveMember(services),
    "GET /account/{id}/wishlist": getAccountWishlist(services),
    "POST /account/{id}/wishlist": postAccountWishlist(services),
    "GET /account/{id}/orders": getAccountOrders(services),
    "POST /account/{id}/claimOrders": postAccountClaimOrders(services),
    "GET /account/{id}/orders/{orderId}": getAccountOrder(services),
    "GET /account/{id}/orders/{orderId}/invoice": getAccountInvoice(services),
    "POST /account/{id}/orders/{orderId}/cancel": postAccountCancelOrder(services),
    "POST /account/{id}/orders/{orderId}/return": postAccountReturn(services),
    "GET /account/{id}/loyalty": getAccountLoyalty(services),
    "GET /account/{id}/loyalty/activity": getAccountLoyaltyActivity(services),
    "GET /account/{id}/earlySales": getAccountEarlySales(services),
    "POST /account/{id}/join": postAccountJoin(services),
    "POST /account/{id}/leaveClub": postAccountLeaveClub(services),
    "POST /account/{id}/sendReferal": postAccountSendReferal(services),
    "GET /account/{id}/takebacks": getAccountTakebacks(services),
    "GET /account/{id}/export": getAccountExport(services),
    "POST /account/{id}/delete": postAccountDelete(services),
    "GET /variations": getVariations(services),
    "GET /articles": getArticles(services),
    "GET /articles/{slug}": getArticle(services),
    "GET /articles/{slug}/products": getArticleProducts(services),
    "GET /pages": getPages(services),
    "GET /pages/{name}": getPage(services),
    "POST /contact": postEnquiry(services, "contact"),
    "POST /suggestion": postEnquiry(services, "suggestion"),
    "POST /enquiry/affiliate": postEnquiry(services, "affiliate"),
    "POST /enquiry/reseller": postEnquiry(services, "reseller"),
    "POST /enquiry/partner": postEnquiry(services, "partner"),
    "POST /enquiry/endProductUse": postEnquiry(services, "endProductUse"),
    "POST /enquiry/customFilament": postEnquiry(services, "customFilament"),
    "POST /enquiry/careers": postEnquiry(services, "careers"),
    "POST /upload": postUpload(services),
    "POST /upload/remove": postUploadRemove(services),
    "POST /takeback": postTakeback(services),
    "POST /takeback/show": postTakebackShow(services),
    "POST /takeback/sent": postTakebackSent(services),
    "POST /takeback/label": postTakebackLabel(services),
    "POST /withdrawal": postWithdrawal(services),
    "GET /resellers": getResellers(services),
    "POST /stockNotification": postStockNotification(services),
    "POST /stockNotification/confirm": postStockNotificationConfirm(services),
    "POST /stockNotification/unsubscribe": postStockNotificationUnsubscribe(services),
    "POST /sendgrid/newsletter": postNewsletter(services),
    "POST /newsletter/confirm": postNewsletterConfirm(services),
    "POST /newsletter/unsubscribe/{token}": postNewsletterUnsubscribe(services),
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
    "POST /checkout/{id}/points": postCheckoutPoints(services),
    "POST /checkout/{id}/giftCard": postCheckoutGiftCard(services),
    "POST /checkout/{id}/place": postCheckoutPlace(services),
    "GET /checkout/{id}/swishStatus/{swishId}": getSwishStatus(services),
  };
}
