import Bowser from 'bowser';

/**
 * A browser's word about itself, as a person would say it: 'Chrome en Windows'. It is a help to recognize one's own
 * computer, and no proof: anybody may send another.
 */
export function browserInWords(userAgent: string): string {
  if (userAgent.trim() === '') return 'Navegador desconocido';
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || 'Navegador desconocido';
  return os.name ? `${name} en ${os.name}` : name;
}
