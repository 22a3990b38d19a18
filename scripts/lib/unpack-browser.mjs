import chromium from '@sparticuz/chromium'

// Into the folder for temporary files, which whoever starts this sets by TMPDIR.
await chromium.executablePath()
