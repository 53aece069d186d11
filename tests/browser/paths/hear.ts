import { expect, type Page } from '@playwright/test';
import { DESHACER_MS } from '#domain/common/deshacer';

/** How long an alert stays (specification, section 9), in milliseconds. */
const NOTICE_MS = 2_500;
/** The voice waits so long for its region to be known, in milliseconds. */
const VOICE_MS = 100;

/**
 * Looks whether all that the works tell is said, one after the other: a success aloud or by the notice that takes it back, the rest by an alert at the foot of the
 * screen, or, of what was not saved, where it was asked for. Its words there are the caller's to look at.
 * @param told each with its kind before it ('error: ...').
 * @param leaves the successes after which the page may be gone: of them an alert tells, too.
 */
export async function hear(page: Page, told: readonly string[], leaves: RegExp): Promise<void> {
  for (const each of told) {
    const [kind = '', text = ''] = each.split(/: (.*)/s);
    const notice = page.locator('[data-avisos] [data-aviso]', { hasText: text });
    if (kind === 'error') {
      const place = page.locator('[data-failure]');
      await expect(notice.or(place).first(), `un aviso dice «${text}», o una nota que no se guardó`).toBeVisible();
    } else if (kind === 'success' && !leaves.test(text)) {
      await page.clock.fastForward(VOICE_MS);
      const aloud = page.locator('[data-live-announcer]', { hasText: text });
      const undo = notice.filter({ has: page.getByRole('button', { name: 'Deshacer', exact: true }) });
      await expect(aloud.or(undo).first(), `se lee en voz alta «${text}», o se ofrece deshacerlo`).toBeAttached();
      if ((await undo.count()) > 0) {
        // It stays as long as it can be taken back, and then nothing repeats it.
        await page.clock.fastForward(DESHACER_MS);
        await expect(undo, 'ya no se ofrece deshacerlo').toHaveCount(0);
        continue;
      }
      // The page shows it: it is read aloud, and no notice comes.
      await expect(page.locator('[data-live-announcer]'), `se lee en voz alta «${text}»`).toContainText(text);
      await expect(notice, `ningún aviso repite «${text}»`).toHaveCount(0);
    } else {
      await expect(notice, `un aviso dice «${text}»`).toBeVisible();
    }
    if ((await notice.count()) > 0) await page.clock.fastForward(NOTICE_MS);
  }
}
