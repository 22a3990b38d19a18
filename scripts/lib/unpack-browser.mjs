import chromium from '@sparticuz/chromium'

// Into the folder for temporary files, which TMPDIR names.
await chromium.executablePath()
