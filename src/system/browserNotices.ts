import { read, save } from './browserStorage.ts';

/** How the browser's own notices stand here: shown, not wished, forbidden by the browser, or unknown to it. */
type BrowserNotices = 'si' | 'no' | 'prohibidos' | 'desconocidos';

/** How they stand for a person on this computer. */
export function browserNotices(numiden: number): BrowserNotices {
  if (typeof Notification === 'undefined') return 'desconocidos';
  if (Notification.permission === 'denied') return 'prohibidos';
  return Notification.permission === 'granted' && wishers().includes(numiden) ? 'si' : 'no';
}

/** The person wishes them here, or no more. The browser asks only now, and for this alone. @returns how they stand then. */
export async function wishBrowserNotices(numiden: number, isWished: boolean): Promise<BrowserNotices> {
  const others = wishers().filter((one) => one !== numiden);
  if (isWished && browserNotices(numiden) === 'no') await Notification.requestPermission();
  const isGiven = isWished && Notification.permission === 'granted';
  save('avisosNavegador', JSON.stringify(isGiven ? [...others, numiden] : others));
  return browserNotices(numiden);
}

/** Those who wish them on this computer, which several people use. */
function wishers(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(read('avisosNavegador') ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}
