import type { ItemRefusalMessages, ProblemMessages } from '@gauze/rules/messages'
import type { AccountOverviewMessages } from '../account/account-overview/account-overview.messages.js'
import type { AccountPagesMessages } from '../account/account-pages/account-pages.messages.js'
import type { AccountToolMessages } from '../account/account-tool/account-tool.messages.js'
import type { AddressFormMessages } from '../account/address-form/address-form.messages.js'
import type { CustomerMenuMessages } from '../account/customer-menu/customer-menu.messages.js'
import type { DeliveryTrackingMessages } from '../account/delivery-tracking/delivery-tracking.messages.js'
import type { IssueReportMessages } from '../account/issue-report/issue-report.messages.js'
import type { LoginFormMessages } from '../account/login-form/login-form.messages.js'
import type { NewPasswordFormMessages } from '../account/new-password-form/new-password-form.messages.js'
import type { OrderDetailsMessages } from '../account/order-details/order-details.messages.js'
import type { RequestAccessFormMessages } from '../account/request-access-form/request-access-form.messages.js'
import type { ResetRequestFormMessages } from '../account/reset-request-form/reset-request-form.messages.js'
import type { SalesOrderTableMessages } from '../account/sales-order-table/sales-order-table.messages.js'
import type { SalesOrdersMessages } from '../account/sales-orders/sales-orders.messages.js'
import type { SignInMessages } from '../account/sign-in/sign-in.messages.js'
import type { CartButtonMessages } from '../cart/cart-button/cart-button.messages.js'
import type { CartLineMessages } from '../cart/cart-line/cart-line.messages.js'
import type { CartNewsMessages } from '../cart/cart-news/cart-news.messages.js'
import type { CartPageMessages } from '../cart/cart-page/cart-page.messages.js'
import type { CartPreviewMessages } from '../cart/cart-preview/cart-preview.messages.js'
import type { CartSummaryMessages } from '../cart/cart-summary/cart-summary.messages.js'
import type { CartTableMessages } from '../cart/cart-table/cart-table.messages.js'
import type { AddAddressMessages } from '../checkout/add-address/add-address.messages.js'
import type { AddressPickerMessages } from '../checkout/address-picker/address-picker.messages.js'
import type { CheckoutStepsMessages } from '../checkout/checkout-steps/checkout-steps.messages.js'
import type { OrderConfirmationMessages } from '../checkout/order-confirmation/order-confirmation.messages.js'
import type { OrderReviewMessages } from '../checkout/order-review/order-review.messages.js'
import type { PaymentPickerMessages } from '../checkout/payment-picker/payment-picker.messages.js'
import type { ContentArticleMessages } from '../content/content-article/content-article.messages.js'
import type { RichTextMessages } from '../content/rich-text/rich-text.messages.js'
import type { DataTableMessages } from '../data-table/data-table.messages.js'
import type { ConfirmDialogMessages } from '../feedback/confirm-dialog/confirm-dialog.messages.js'
import type { ConnectionMessages } from '../feedback/connection/connection.messages.js'
import type { DialogMessages } from '../feedback/dialog/dialog.messages.js'
import type { ErrorPageMessages } from '../feedback/error-page/error-page.messages.js'
import type { ErrorStateMessages } from '../feedback/error-state/error-state.messages.js'
import type { LoaderMessages } from '../feedback/loader/loader.messages.js'
import type { SupportedBrowsersDialogMessages } from '../feedback/supported-browsers-dialog/supported-browsers-dialog.messages.js'
import type { ToastMessages } from '../feedback/toast/toast.messages.js'
import type { FormMessages } from '../forms/form/form.messages.js'
import type { FormSummaryMessages } from '../forms/form-summary/form-summary.messages.js'
import type { QuantityFieldMessages } from '../forms/quantity-field/quantity-field.messages.js'
import type { TextFieldMessages } from '../forms/text-field/text-field.messages.js'
import type { CheckoutMessages } from '../hooks/checkout.messages.js'
import type { ListingMessages } from '../listing/listing.messages.js'
import type { ListingEmptyMessages } from '../listing/listing-empty/listing-empty.messages.js'
import type { AccountSwitcherMessages } from '../navigation/account-switcher/account-switcher.messages.js'
import type { AlertBarMessages } from '../navigation/alert-bar/alert-bar.messages.js'
import type { BreadcrumbsMessages } from '../navigation/breadcrumbs/breadcrumbs.messages.js'
import type { ContactDetailsMessages } from '../navigation/contact-details/contact-details.messages.js'
import type { HeaderShellMessages } from '../navigation/header-shell/header-shell.messages.js'
import type { HeaderUtilityMessages } from '../navigation/header-utility/header-utility.messages.js'
import type { MainNavMessages } from '../navigation/main-nav/main-nav.messages.js'
import type { NavDrawerMessages } from '../navigation/nav-drawer/nav-drawer.messages.js'
import type { PaginationMessages } from '../navigation/pagination/pagination.messages.js'
import type { SideMenuMessages } from '../navigation/side-menu/side-menu.messages.js'
import type { SkipLinkMessages } from '../navigation/skip-link/skip-link.messages.js'
import type { NotificationBellMessages } from '../notifications/notification-bell/notification-bell.messages.js'
import type { NotificationListMessages } from '../notifications/notification-list/notification-list.messages.js'
import type { AddItemsMessages } from '../product/add-items/add-items.messages.js'
import type { AddToCartMessages } from '../product/add-to-cart/add-to-cart.messages.js'
import type { BuyBoxMessages } from '../product/buy-box/buy-box.messages.js'
import type { CarouselMessages } from '../product/carousel/carousel.messages.js'
import type { ComparisonMessages } from '../product/comparison/comparison.messages.js'
import type { ComparisonTableMessages } from '../product/comparison-table/comparison-table.messages.js'
import type { GalleryMessages } from '../product/gallery/gallery.messages.js'
import type { ItemCardMessages } from '../product/item-card/item-card.messages.js'
import type { PriceMessages } from '../product/price/price.messages.js'
import type { ProductCardMessages } from '../product/product-card/product-card.messages.js'
import type { ProductGridMessages } from '../product/product-grid/product-grid.messages.js'
import type { ProductImageMessages } from '../product/product-image/product-image.messages.js'
import type { ProductLookupMessages } from '../product/product-lookup/product-lookup.messages.js'
import type { ProductMarksMessages } from '../product/product-marks/product-marks.messages.js'
import type { ProductSectionsMessages } from '../product/product-sections/product-sections.messages.js'
import type { StockBadgeMessages } from '../product/stock-badge/stock-badge.messages.js'
import type { UnitPickerMessages } from '../product/unit-picker/unit-picker.messages.js'
import type { VariantPickerMessages } from '../product/variant-picker/variant-picker.messages.js'
import type { CategoryTreeMessages } from '../search/category-tree/category-tree.messages.js'
import type { FacetGroupMessages } from '../search/facet-group/facet-group.messages.js'
import type { FilterChipsMessages } from '../search/filter-chips/filter-chips.messages.js'
import type { FilterSheetMessages } from '../search/filter-sheet/filter-sheet.messages.js'
import type { LoadMoreMessages } from '../search/load-more/load-more.messages.js'
import type { SearchBarMessages } from '../search/search-bar/search-bar.messages.js'
import type { SearchFieldMessages } from '../search/search-field/search-field.messages.js'
import type { SearchSuggestionsMessages } from '../search/search-suggestions/search-suggestions.messages.js'
import type { SortSelectMessages } from '../search/sort-select/sort-select.messages.js'
import type { FailureMessages } from './failure.messages.js'

/** All words, by the component that shows them or by what they are about. Only types, so it loads nothing. */
export interface MessageCatalog {
  /** Why an item cannot be bought. */
  itemRefusal: ItemRefusalMessages
  /** What is wrong with a field, in any form. */
  problem: ProblemMessages
  /** Why a call failed, by code. */
  failure: FailureMessages
  /** What checkout says, by code. */
  checkout: CheckoutMessages
  /** What became of changes of the cart. */
  cartNews: CartNewsMessages
  form: FormMessages
  formSummary: FormSummaryMessages
  quantityField: QuantityFieldMessages
  textField: TextFieldMessages
  contentArticle: ContentArticleMessages
  richText: RichTextMessages
  dataTable: DataTableMessages
  confirmDialog: ConfirmDialogMessages
  connection: ConnectionMessages
  dialog: DialogMessages
  errorState: ErrorStateMessages
  loader: LoaderMessages
  notificationBell: NotificationBellMessages
  notificationList: NotificationListMessages
  supportedBrowsersDialog: SupportedBrowsersDialogMessages
  toast: ToastMessages
  accountSwitcher: AccountSwitcherMessages
  alertBar: AlertBarMessages
  accountTool: AccountToolMessages
  breadcrumbs: BreadcrumbsMessages
  contactDetails: ContactDetailsMessages
  headerShell: HeaderShellMessages
  headerUtility: HeaderUtilityMessages
  mainNav: MainNavMessages
  navDrawer: NavDrawerMessages
  pagination: PaginationMessages
  sideMenu: SideMenuMessages
  skipLink: SkipLinkMessages
  addItems: AddItemsMessages
  addToCart: AddToCartMessages
  buyBox: BuyBoxMessages
  carousel: CarouselMessages
  comparison: ComparisonMessages
  comparisonTable: ComparisonTableMessages
  gallery: GalleryMessages
  price: PriceMessages
  productCard: ProductCardMessages
  itemCard: ItemCardMessages
  productGrid: ProductGridMessages
  productImage: ProductImageMessages
  productLookup: ProductLookupMessages
  productMarks: ProductMarksMessages
  productSections: ProductSectionsMessages
  stockBadge: StockBadgeMessages
  unitPicker: UnitPickerMessages
  variantPicker: VariantPickerMessages
  categoryTree: CategoryTreeMessages
  facetGroup: FacetGroupMessages
  filterChips: FilterChipsMessages
  filterSheet: FilterSheetMessages
  listing: ListingMessages
  listingEmpty: ListingEmptyMessages
  loadMore: LoadMoreMessages
  searchBar: SearchBarMessages
  searchField: SearchFieldMessages
  searchSuggestions: SearchSuggestionsMessages
  sortSelect: SortSelectMessages
  cartButton: CartButtonMessages
  cartLine: CartLineMessages
  cartPage: CartPageMessages
  cartPreview: CartPreviewMessages
  cartSummary: CartSummaryMessages
  cartTable: CartTableMessages
  addAddress: AddAddressMessages
  addressPicker: AddressPickerMessages
  checkoutSteps: CheckoutStepsMessages
  orderConfirmation: OrderConfirmationMessages
  orderReview: OrderReviewMessages
  paymentPicker: PaymentPickerMessages
  addressForm: AddressFormMessages
  loginForm: LoginFormMessages
  newPasswordForm: NewPasswordFormMessages
  orderDetails: OrderDetailsMessages
  requestAccessForm: RequestAccessFormMessages
  resetRequestForm: ResetRequestFormMessages
  salesOrderTable: SalesOrderTableMessages
  signIn: SignInMessages
  salesOrders: SalesOrdersMessages
  accountPages: AccountPagesMessages
  customerMenu: CustomerMenuMessages
  deliveryTracking: DeliveryTrackingMessages
  issueReport: IssueReportMessages
  errorPage: ErrorPageMessages
  accountOverview: AccountOverviewMessages
}
