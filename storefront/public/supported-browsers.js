/* For Internet Explorer, which runs no modules: ES3, no style sheet, words of @gauze/ui's SupportedBrowsersDialog. */
;((window, document) => {
  var agent = window.navigator.userAgent
  var key = 'gauze.browserNotice'
  var snooze = 3 * 24 * 60 * 60 * 1000

  function isSnoozed() {
    try {
      var since = Date.now() - Number(window.localStorage.getItem(key))
      return since >= 0 && since < snooze
    } catch (_error) {
      return false
    }
  }

  if (!/MSIE |Trident\/|IEMobile\//.test(agent) || isSnoozed()) return

  var browsers = [
    ['Google Chrome', 'https://www.google.com/chrome/'],
    ['Microsoft Edge', 'https://www.microsoft.com/edge'],
    ['Mozilla Firefox', 'https://www.mozilla.org/firefox/']
  ]
  if (/\b(?:iPhone|iPad|iPod)\b/.test(agent)) browsers.push(['Safari', 'https://www.apple.com/safari/'])

  function element(name, text, parent) {
    var made = document.createElement(name)
    if (text) made.appendChild(document.createTextNode(text))
    if (parent) parent.appendChild(made)
    return made
  }

  var box = element('div')
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-labelledby', 'supported-browsers')
  box.style.cssText =
    'position:fixed;top:0;left:0;right:0;z-index:99;padding:16px 24px;border-bottom:4px solid #0a686b;background:#fff;color:#10242b;font:16px/1.5 Arial,sans-serif'
  element('h2', 'Supported Browsers', box).id = 'supported-browsers'
  element(
    'p',
    'This store does not work well in Internet Explorer. Please use one of these browsers, in its newest version:',
    box
  )
  var list = element('ul', '', box)
  for (var index = 0; index < browsers.length; index += 1) {
    element('a', browsers[index][0], element('li', '', list)).href = browsers[index][1]
  }
  var dismiss = element('button', 'Continue anyway', box)
  dismiss.type = 'button'
  dismiss.style.cssText = 'padding:10px 18px;font:inherit'

  function close() {
    try {
      window.localStorage.setItem(key, String(Date.now()))
    } catch (_error) {
      // Where storage is blocked it comes back with the next page.
    }
    document.body.removeChild(box)
    document.onkeydown = null
  }
  dismiss.onclick = close
  document.onkeydown = (event) => {
    var pressed = event || window.event
    if (pressed.keyCode === 27) close()
  }
  document.body.appendChild(box)
  dismiss.focus()
})(window, document)
