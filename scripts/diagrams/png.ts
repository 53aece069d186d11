import { chromium } from '@playwright/test';

/** How many pixels a unit of a drawing has: text stays clear on a wall. */
const SHARPNESS = 2;

/**
 * Turns drawings into pictures of points, by the browser that the tests use.
 * @param sheets each as SVG.
 */
export async function pngsOf(sheets: readonly string[], executablePath: string): Promise<readonly Buffer[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ deviceScaleFactor: SHARPNESS });
    const pictures: Buffer[] = [];
    for (const sheet of sheets) {
      await page.setContent(`<body style="margin:0">${sheet}</body>`);
      pictures.push(await page.locator('svg').screenshot());
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
