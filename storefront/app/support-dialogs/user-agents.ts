const INTERNET_EXPLORER = /MSIE |Trident\/|IEMobile\//
const IOS = /\b(?:iPhone|iPad|iPod)\b/

/** Whether the agent names itself Internet Explorer, on a desk or on a phone (SHELL-06). */
export const needsBrowserNotice = (userAgent: string): boolean => INTERNET_EXPLORER.test(userAgent)

/** Whether the agent names itself one of iOS, where Safari is at hand (SHELL-06). */
export const isIosAgent = (userAgent: string): boolean => IOS.test(userAgent)
