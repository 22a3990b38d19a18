export {
  AccountOverview,
  type AccountOverviewMessages,
  type AccountOverviewProps,
  accountOverviewMessages,
} from './account/account-overview/index.js'
export {
  AccountByPhone,
  type AccountByPhoneProps,
  type AccountPage,
  type AccountPagesMessages,
  type AccountSite,
  accountEntries,
  accountGroups,
  accountPage,
  accountPagesMessages,
  useAccountEntries,
  useAccountGroups,
} from './account/account-pages/index.js'
export {
  AccountTool,
  type AccountToolMessages,
  type AccountToolProps,
  accountToolMessages,
} from './account/account-tool/index.js'
export {
  AddressForm,
  type AddressFormMessages,
  type AddressFormProps,
  type AddressFormValues,
  addressFormMessages,
  type ProposeAddresses,
} from './account/address-form/index.js'
export {
  CustomerMenu,
  type CustomerMenuMessages,
  type CustomerMenuProps,
  customerMenuMessages,
  DrawerAccount,
  type DrawerAccountProps,
} from './account/customer-menu/index.js'
export {
  DeliveryTracking,
  type DeliveryTrackingMessages,
  type DeliveryTrackingProps,
  deliveryTrackingMessages,
} from './account/delivery-tracking/index.js'
export {
  type IssueFacts,
  IssueReport,
  type IssueReportMessages,
  type IssueReportProps,
  issueReportMessages,
} from './account/issue-report/index.js'
export {
  LoginForm,
  type LoginFormMessages,
  type LoginFormProps,
  loginFormMessages,
} from './account/login-form/index.js'
export {
  NewPasswordForm,
  type NewPasswordFormMessages,
  type NewPasswordFormProps,
  newPasswordFormMessages,
} from './account/new-password-form/index.js'
export {
  OrderDetails,
  type OrderDetailsMessages,
  type OrderDetailsProps,
  orderDetailsMessages,
} from './account/order-details/index.js'
export { OrderStatusTag, type OrderStatusTagProps } from './account/order-status-tag/index.js'
export {
  noteSwitch,
  notifyOfOwner,
  type OwnerNewsMessages,
  type OwnerNoticeOptions,
  type OwnerNotices,
  ownerNewsMessages,
  takeSwitch,
} from './account/owner-news/index.js'
export {
  RequestAccessForm,
  type RequestAccessFormMessages,
  type RequestAccessFormProps,
  requestAccessFormMessages,
} from './account/request-access-form/index.js'
export {
  ResetRequestForm,
  type ResetRequestFormMessages,
  type ResetRequestFormProps,
  resetRequestFormMessages,
} from './account/reset-request-form/index.js'
export {
  type ListedOrder,
  SalesOrderTable,
  type SalesOrderTableMessages,
  type SalesOrderTableProps,
  salesOrderTableMessages,
} from './account/sales-order-table/index.js'
export {
  readSalesOrders,
  type SalesOrderFilters,
  SalesOrders,
  type SalesOrdersMessages,
  type SalesOrdersPort,
  type SalesOrdersProps,
  type SalesOrdersSlotProps,
  salesOrdersCodec,
  salesOrdersMessages,
} from './account/sales-orders/index.js'
export {
  type ResetLink,
  SignIn,
  SignInHeading,
  type SignInHeadingProps,
  type SignInMessages,
  type SignInPort,
  type SignInProps,
  type SignInView,
  type SignInViewReason,
  signInMessages,
} from './account/sign-in/index.js'
export { Button, type ButtonLook, type ButtonProps } from './actions/button/index.js'
export { IconButton, type IconButtonProps } from './actions/icon-button/index.js'
export { LinkButton, type LinkButtonProps } from './actions/link-button/index.js'
export {
  type AssetResolver,
  assetsAt,
  useAsset,
} from './assets/index.js'
export {
  CartButton,
  type CartButtonMessages,
  type CartButtonProps,
  cartButtonMessages,
} from './cart/cart-button/index.js'
export {
  CartLine,
  type CartLineImageProps,
  type CartLineMessages,
  type CartLineNameProps,
  type CartLineProps,
  type CartLineQuantityProps,
  type CartLineRootProps,
  type CartLineSlot,
  type CartLineSlotProps,
  type CartLineState,
  type CartLineUnitProps,
  type CartLineView,
  cartLineMessages,
  unitLabelOf,
} from './cart/cart-line/index.js'
export {
  additionText,
  type CartNewsMessages,
  type CartNoticeOptions,
  cartNewsMessages,
  grantedText,
  notifyOfCart,
  refusalText,
} from './cart/cart-news/index.js'
export {
  CartPage,
  type CartPageMessages,
  type CartPageProps,
  type CartPageSlotProps,
  cartPageMessages,
} from './cart/cart-page/index.js'
export {
  CartPreview,
  type CartPreviewImageProps,
  type CartPreviewLineProps,
  type CartPreviewLineState,
  type CartPreviewLinkProps,
  type CartPreviewListProps,
  type CartPreviewMessages,
  type CartPreviewNameProps,
  type CartPreviewProps,
  type CartPreviewRootProps,
  type CartPreviewSlot,
  type CartPreviewSlotProps,
  type CartPreviewState,
  cartPreviewMessages,
} from './cart/cart-preview/index.js'
export { CartPreviewTrigger, type CartPreviewTriggerProps } from './cart/cart-preview-trigger/index.js'
export {
  CartSummary,
  type CartSummaryMessages,
  type CartSummaryProps,
  type CartSummaryRootProps,
  type CartSummarySlot,
  type CartSummaryState,
  cartSummaryMessages,
  type SummaryAmount,
  type SummaryRow,
  type SummaryRowPartProps,
  type SummaryRowState,
} from './cart/cart-summary/index.js'
export {
  CartTable,
  type CartTableLineProps,
  type CartTableListProps,
  type CartTableMessages,
  type CartTableProps,
  type CartTableRootProps,
  type CartTableSlot,
  type CartTableState,
  cartTableMessages,
} from './cart/cart-table/index.js'
export {
  AddAddress,
  type AddAddressMessages,
  type AddAddressProps,
  addAddressMessages,
} from './checkout/add-address/index.js'
export {
  AddressPicker,
  type AddressPickerMessages,
  type AddressPickerProps,
  addressLines,
  addressPickerMessages,
} from './checkout/address-picker/index.js'
export {
  CheckoutDetails,
  type CheckoutDetailsProps,
  CheckoutFailure,
  type CheckoutFailureProps,
  CheckoutProvider,
  type CheckoutProviderProps,
  CheckoutReview,
  type CheckoutReviewProps,
  type CheckoutScreenProps,
  type CheckoutScreenState,
  CheckoutSkeleton,
  type CheckoutStepsMessages,
  CheckoutSummary,
  checkoutStepsMessages,
  useCurrentCheckout,
} from './checkout/checkout-steps/index.js'
export {
  OrderConfirmation,
  type OrderConfirmationMessages,
  type OrderConfirmationProps,
  orderConfirmationMessages,
} from './checkout/order-confirmation/index.js'
export {
  OrderReview,
  type OrderReviewMessages,
  type OrderReviewProps,
  type OrderReviewSection,
  orderReviewMessages,
} from './checkout/order-review/index.js'
export {
  type PaymentChoice,
  PaymentPicker,
  type PaymentPickerMessages,
  type PaymentPickerProps,
  paymentPickerMessages,
} from './checkout/payment-picker/index.js'
export {
  ContentArticle,
  type ContentArticleMessages,
  type ContentArticleProps,
  type ContentProductList,
  contentArticleMessages,
} from './content/content-article/index.js'
export { HomeSections, type HomeSectionsProps } from './content/home-sections/index.js'
export {
  type RichEntry,
  RichText,
  type RichTextMessages,
  type RichTextProps,
  richTextMessages,
} from './content/rich-text/index.js'
export {
  type DataColumn,
  DataTable,
  type DataTableBulkProps,
  type DataTableChoice,
  type DataTableFilter,
  type DataTableFiltersProps,
  type DataTableMessages,
  type DataTableProps,
  type DataTableRootProps,
  type DataTableRowProps,
  type DataTableSlot,
  type DataTableSlotProps,
  type DataTableState,
  type DataTableStatus,
  type DataTableTableProps,
  dataTableMessages,
  type RowKey,
  type RowView,
} from './data-table/index.js'
export { Banner, type BannerProps, type Tone } from './feedback/banner/index.js'
export {
  ConfirmDialog,
  type ConfirmDialogMessages,
  type ConfirmDialogProps,
  type ConfirmDialogSlotProps,
  confirmDialogMessages,
} from './feedback/confirm-dialog/index.js'
export {
  Connection,
  type ConnectionMessages,
  type ConnectionProps,
  connectionMessages,
  type HeldPageOptions,
  useHeldPage,
} from './feedback/connection/index.js'
export {
  Dialog,
  type DialogContentProps,
  type DialogLayerProps,
  type DialogMessages,
  type DialogProps,
  type DialogRootProps,
  type DialogSlot,
  type DialogSlotProps,
  type DialogState,
  type DialogTitleProps,
  dialogMessages,
} from './feedback/dialog/index.js'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/index.js'
export {
  ErrorPage,
  type ErrorPageMessages,
  type ErrorPageProps,
  type ErrorStatus,
  type ErrorWords,
  errorPageMessages,
  errorWords,
  isUnreached,
  readStatus,
} from './feedback/error-page/index.js'
export {
  ErrorState,
  type ErrorStateMessages,
  type ErrorStateProps,
  errorStateMessages,
} from './feedback/error-state/index.js'
export {
  Loader,
  type LoaderKind,
  type LoaderMessages,
  type LoaderProps,
  loaderMessages,
} from './feedback/loader/index.js'
export { Notices, type NoticesProps } from './feedback/notices/index.js'
export { Skeleton, type SkeletonProps } from './feedback/skeleton/index.js'
export {
  needsBrowserNotice,
  SupportedBrowsersDialog,
  type SupportedBrowsersDialogMessages,
  type SupportedBrowsersDialogProps,
  type SupportedBrowsersDialogSlotProps,
  SupportedBrowsersNotice,
  type SupportedBrowsersNoticeProps,
  supportedBrowsersDialogMessages,
} from './feedback/supported-browsers-dialog/index.js'
export {
  createToasts,
  type ToastContent,
  type ToastMessages,
  type ToastPlacement,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
  toastMessages,
} from './feedback/toast/index.js'
export { Tooltip, type TooltipProps, type TooltipTrigger } from './feedback/tooltip/index.js'
export { type Formats, formatsOf, useDateFormat, useFormats, useInstantFormat } from './formats/index.js'
export { Checkbox, type CheckboxProps } from './forms/checkbox/index.js'
export {
  type ChoiceProps,
  type FieldValue,
  type FlagName,
  type FlagProps,
  Form,
  FormErrors,
  type FormHandle,
  type FormMessages,
  type FormOptions,
  type FormProps,
  type FormState,
  type FormValues,
  formMessages,
  type TextName,
  type TextProps,
  useForm,
} from './forms/form/index.js'
export {
  FormSummary,
  type FormSummaryMessages,
  type FormSummaryProps,
  formSummaryMessages,
} from './forms/form-summary/index.js'
export {
  type QuantityChangeReason,
  QuantityField,
  type QuantityFieldMessages,
  type QuantityFieldProps,
  type QuantityFieldRootProps,
  type QuantityFieldSlot,
  type QuantityFieldState,
  quantityFieldMessages,
} from './forms/quantity-field/index.js'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/radio-group/index.js'
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/select-field/index.js'
export { TextField, type TextFieldMessages, type TextFieldProps, textFieldMessages } from './forms/text-field/index.js'
export { keepFilters, type ListCodec, type ListCodecOptions, listCodec, type TextFilters } from './hooks/list-codec.js'
export { useBackCloses } from './hooks/use-back-closes.js'
export { useAddItemsToCart, useAddToCart, useCart, useCartCount, useIsCartBusy } from './hooks/use-cart.js'
export { useCheckout } from './hooks/use-checkout.js'
export {
  type ListChangeReason,
  type ListHandle,
  type ListOptions,
  type ListTableProps,
  useList,
} from './hooks/use-list.js'
export { useMainNavigation } from './hooks/use-main-navigation.js'
export { useNotifications } from './hooks/use-notifications.js'
export { type OfferedItemState, useOfferedItem } from './hooks/use-offered-item.js'
export { useOnline } from './hooks/use-online.js'
export { useSearch } from './hooks/use-search.js'
export { useIsForUser, useSession } from './hooks/use-session.js'
export type { ControlPartProps } from './internal/control-part.js'
export type { ClassName, PartProps, RenderProp, WholePartProps } from './internal/part.js'
export { Anchor, type AnchorProps } from './link/index.js'
export {
  type ListedProduct,
  Listing,
  type ListingChange,
  type ListingGridProps,
  type ListingMessages,
  type ListingNotesProps,
  type ListingPage,
  type ListingPort,
  type ListingProps,
  type ListingRootProps,
  type ListingSlotProps,
  type ListingState,
  type ListingToolsProps,
  listingMessages,
} from './listing/index.js'
export {
  ListingEmpty,
  type ListingEmptyMessages,
  type ListingEmptyProps,
  listingEmptyMessages,
} from './listing/listing-empty/index.js'
export { ListingFilterSheet, type ListingFilterSheetProps } from './listing/listing-filter-sheet/index.js'
export {
  type ListingData,
  type ListingPagePort,
  readListingPage,
  type SearchIdentity,
} from './listing/listing-page/index.js'
export {
  canonicalListingHref,
  categoryHref,
  changeListing,
  countFilters,
  isBeyondEnd,
  type ListingPlace,
  type ListingPlaces,
  type ListingQuery,
  listingHref,
  listingPlaces,
  readListing,
  toFiltersInput,
  toPaginateInput,
  unreadableParts,
} from './listing/listing-url/index.js'
export {
  type FailureMessages,
  failureMessages,
  failureText,
  type MessageCatalog,
  type MessageOverrides,
} from './messages/index.js'
export { AccountMenu, type AccountMenuGroup, type AccountMenuProps } from './navigation/account-menu/index.js'
export {
  AccountSwitcher,
  type AccountSwitcherMessages,
  type AccountSwitcherProps,
  accountLabel,
  accountSwitcherMessages,
  type SwitchableAccount,
} from './navigation/account-switcher/index.js'
export { AlertBar, type AlertBarMessages, type AlertBarProps, alertBarMessages } from './navigation/alert-bar/index.js'
export {
  Breadcrumbs,
  type BreadcrumbsMessages,
  type BreadcrumbsProps,
  breadcrumbsMessages,
} from './navigation/breadcrumbs/index.js'
export {
  type ContactDetailsMessages,
  type ContactDetailsProps,
  contactDetailsMessages,
  DrawerContact,
  FooterContact,
  type StoreContact,
} from './navigation/contact-details/index.js'
export { DrawerSearch, type DrawerSearchProps } from './navigation/drawer-search/index.js'
export { Footer, type FooterProps } from './navigation/footer/index.js'
export {
  HeaderShell,
  type HeaderShellMessages,
  type HeaderShellProps,
  headerShellMessages,
} from './navigation/header-shell/index.js'
export {
  HeaderUtility,
  type HeaderUtilityMessages,
  type HeaderUtilityProps,
  headerUtilityMessages,
} from './navigation/header-utility/index.js'
export { Logo, type LogoProps } from './navigation/logo/index.js'
export {
  MainNav,
  type MainNavMessages,
  type MainNavProps,
  mainNavMessages,
  type NavEntry,
  type NavState,
} from './navigation/main-nav/index.js'
export {
  NavDrawer,
  type NavDrawerMessages,
  type NavDrawerProps,
  navDrawerMessages,
} from './navigation/nav-drawer/index.js'
export { PageHeading, type PageHeadingProps } from './navigation/page-heading/index.js'
export {
  Pagination,
  type PaginationLinkProps,
  type PaginationMessages,
  type PaginationPageProps,
  type PaginationProps,
  type PaginationRootProps,
  type PaginationSlot,
  type PaginationSlotProps,
  type PaginationState,
  paginationMessages,
} from './navigation/pagination/index.js'
export {
  FollowedLinks,
  type FollowedLinksProps,
  focusHeading,
  type NavigationKind,
  OwnerFocus,
  type OwnerFocusProps,
  RouteFocus,
  type RouteFocusProps,
} from './navigation/route-focus/index.js'
export {
  SideMenu,
  type SideMenuEntry,
  type SideMenuMessages,
  type SideMenuProps,
  sideMenuMessages,
} from './navigation/side-menu/index.js'
export { SkipLink, type SkipLinkMessages, type SkipLinkProps, skipLinkMessages } from './navigation/skip-link/index.js'
export { SlowPage, type SlowPageProps } from './navigation/slow-page/index.js'
export { ALERT_SCRIPT, StoreAlert, type StoreAlertProps } from './navigation/store-alert/index.js'
export {
  NotificationBell,
  type NotificationBellMessages,
  type NotificationBellProps,
  notificationBellMessages,
} from './notifications/notification-bell/index.js'
export {
  NotificationList,
  type NotificationListMessages,
  type NotificationListProps,
  notificationListMessages,
} from './notifications/notification-list/index.js'
export { NotificationMenu, type NotificationMenuProps } from './notifications/notification-menu/index.js'
export {
  OnDemand,
  type OnDemandMessages,
  type OnDemandProps,
  onDemandMessages,
  unloadedNotice,
  untilLoaded,
} from './on-demand/index.js'
export {
  AddItems,
  type AddItemsMessages,
  type AddItemsQuantityProps,
  type AddItemsRootProps,
  type AddItemsRow,
  type AddItemsSubmitProps,
  addItemsMessages,
} from './product/add-items/index.js'
export {
  AddToCart,
  type AddToCartButtonProps,
  type AddToCartMessages,
  type AddToCartProps,
  type AddToCartQuantityProps,
  type AddToCartRootProps,
  type AddToCartSlot,
  type AddToCartSlotProps,
  type AddToCartState,
  type AddToCartUnitProps,
  addToCartMessages,
} from './product/add-to-cart/index.js'
export {
  BuyBox,
  type BuyBoxAddToCartProps,
  type BuyBoxAmountProps,
  type BuyBoxMarksProps,
  type BuyBoxMessages,
  type BuyBoxProps,
  type BuyBoxRootProps,
  type BuyBoxSlot,
  type BuyBoxSlotProps,
  type BuyBoxState,
  type BuyBoxVariants,
  type BuyBoxVariantsProps,
  buyBoxMessages,
  type VariantAxis,
} from './product/buy-box/index.js'
export { Carousel, type CarouselMessages, type CarouselProps, carouselMessages } from './product/carousel/index.js'
export {
  Comparison,
  type ComparisonData,
  type ComparisonMessages,
  type ComparisonProps,
  type ComparisonSlotProps,
  comparisonMessages,
  readComparison,
} from './product/comparison/index.js'
export {
  ComparisonTable,
  type ComparisonTableMessages,
  type ComparisonTableProps,
  comparisonTableMessages,
} from './product/comparison-table/index.js'
export { Gallery, type GalleryMessages, type GalleryProps, galleryMessages } from './product/gallery/index.js'
export { ItemCard, type ItemCardMessages, type ItemCardProps, itemCardMessages } from './product/item-card/index.js'
export {
  Price,
  type PriceAccess,
  type PriceLoginProps,
  type PriceMessages,
  type PriceProps,
  type PriceRootProps,
  type PriceSlot,
  type PriceSlotProps,
  type PriceState,
  priceMessages,
} from './product/price/index.js'
export {
  type Addition,
  ProductCard,
  type ProductCardActionProps,
  type ProductCardImageProps,
  type ProductCardMarksProps,
  type ProductCardMessages,
  type ProductCardPriceProps,
  type ProductCardProps,
  type ProductCardRootProps,
  ProductCardSkeleton,
  type ProductCardSlot,
  type ProductCardSlotProps,
  type ProductCardState,
  productCardMessages,
} from './product/product-card/index.js'
export {
  ProductCards,
  type ProductCardsProps,
  ProductGrid,
  type ProductGridMessages,
  type ProductGridProps,
  productGridMessages,
} from './product/product-grid/index.js'
export {
  ProductImage,
  type ProductImageMessages,
  type ProductImageProps,
  productImageMessages,
} from './product/product-image/index.js'
export {
  ProductLookup,
  type ProductLookupFormProps,
  type ProductLookupMessages,
  type ProductLookupProps,
  type ProductLookupResultsProps,
  type ProductLookupRootProps,
  type ProductLookupSlotProps,
  type ProductLookupState,
  productLookupCodec,
  productLookupMessages,
  productLookupPage,
} from './product/product-lookup/index.js'
export {
  ProductMarks,
  type ProductMarksMessages,
  type ProductMarksProps,
  productMarksMessages,
} from './product/product-marks/index.js'
export {
  ProductSections,
  type ProductSectionsMessages,
  type ProductSectionsProps,
  productSectionsMessages,
} from './product/product-sections/index.js'
export { StatusTag, type StatusTagProps, type StatusTone } from './product/status-tag/index.js'
export {
  StockBadge,
  type StockBadgeMessages,
  type StockBadgeProps,
  stockBadgeMessages,
} from './product/stock-badge/index.js'
export {
  UnitPicker,
  type UnitPickerMessages,
  type UnitPickerProps,
  unitPickerMessages,
} from './product/unit-picker/index.js'
export {
  type VariantLink,
  VariantPicker,
  type VariantPickerMessages,
  type VariantPickerProps,
  variantPickerMessages,
} from './product/variant-picker/index.js'
export { type ClosableChannel, openBroadcastChannel } from './provider/broadcast-channel.js'
export { type BrowserStoreOptions, createBrowserStore, startBrowserStore } from './provider/browser-store.js'
export { GauzeProvider, type GauzeProviderProps } from './provider/gauze-provider.js'
export { type StoreParts, useStorePart } from './provider/store-context.js'
export { type Routes, routesAt, useRoutes } from './routes/index.js'
export {
  CategoryTree,
  type CategoryTreeMessages,
  type CategoryTreeProps,
  categoryTreeMessages,
} from './search/category-tree/index.js'
export {
  FacetGroup,
  type FacetGroupMessages,
  type FacetGroupProps,
  facetGroupMessages,
} from './search/facet-group/index.js'
export {
  type FilterChip,
  FilterChips,
  type FilterChipsMessages,
  type FilterChipsProps,
  filterChipsMessages,
} from './search/filter-chips/index.js'
export {
  FilterSheet,
  type FilterSheetMessages,
  type FilterSheetProps,
  type FilterSheetSlotProps,
  filterSheetMessages,
} from './search/filter-sheet/index.js'
export {
  LoadMore,
  type LoadMoreMessages,
  type LoadMoreProps,
  loadMoreMessages,
} from './search/load-more/index.js'
export { type LinkedOption, OptionLinks, type OptionLinksProps } from './search/option-links/index.js'
export {
  optionId,
  SearchBar,
  type SearchBarMessages,
  type SearchBarProps,
  type SearchBarView,
  type SearchSuggestionsSlot,
  type SuggestionListLink,
  searchBarMessages,
  useSearchBar,
} from './search/search-bar/index.js'
export { SearchBarParts, type SearchBarRootProps } from './search/search-bar-parts/index.js'
export {
  type SearchDetails,
  SearchField,
  type SearchFieldMessages,
  type SearchFieldProps,
  searchFieldMessages,
  useSearchField,
} from './search/search-field/index.js'
export {
  SearchSuggestions,
  type SearchSuggestionsMessages,
  type SearchSuggestionsProps,
  type SuggestionRow,
  type SuggestionStatus,
  searchSuggestionsMessages,
  suggestionRows,
} from './search/search-suggestions/index.js'
export {
  SortSelect,
  type SortSelectMessages,
  type SortSelectProps,
  sortSelectMessages,
} from './search/sort-select/index.js'
