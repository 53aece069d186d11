import { useOpenWindow, useVoucherPage } from '../context.ts';
import { writtenWorks } from '../works.ts';
import { ChangeMethodsWindow } from './ChangeMethodsWindow.tsx';
import { GiveBackWindow } from './GiveBackWindow.tsx';
import { TextWindow } from './TextWindow.tsx';

/** The window that is open over the page, if any. */
export function OpenWindow() {
  const open = useOpenWindow(useVoucherPage().vale);
  if (open === null) return null;
  const { name, work } = open;
  if (name === 'devolver') return <GiveBackWindow work={work} />;
  if (name === 'cambiarMetodos') return <ChangeMethodsWindow work={work} />;
  return <TextWindow key={name} name={name} entry={writtenWorks[name]} work={work} />;
}
