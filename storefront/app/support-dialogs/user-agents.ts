const INTERNET_EXPLORER = /MSIE |Trident\/|IEMobile\//
const IOS = /\b(?:iPhone|iPad|iPod)\b/

/** Whether the agent identifies as Internet Explorer, on a desktop or on a phone (SHELL-06). */
export const needsBrowserNotice = (userAgent: string): boolean => INTERNET_EXPLORER.test(userAgent)

/** Whether the agent identifies as one of iOS, which has Safari (SHELL-06). */
export const isIosAgent = (userAgent: string): boolean => IOS.test(userAgent)
