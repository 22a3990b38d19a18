const INTERNET_EXPLORER = /MSIE |Trident\/|IEMobile\//
const IOS = /\b(?:iPhone|iPad|iPod)\b/

/**
 * Whether the agent identifies as Internet Explorer, on a desktop or on a phone.
 *
 * @example {needsBrowserNotice(navigator.userAgent) ? <SupportedBrowsersNotice /> : null}
 */
export function needsBrowserNotice(userAgent: string): boolean {
  return INTERNET_EXPLORER.test(userAgent)
}

/** Whether the agent identifies as one of iOS, which has Safari. */
export function isIosAgent(userAgent: string): boolean {
  return IOS.test(userAgent)
}
