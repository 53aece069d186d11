import { useRouter } from '@tanstack/react-router';
import { useShortcut } from '../ui/useShortcut.ts';
import { type MenuEntry, menuFor } from './menu.ts';

interface Props {
  readonly permisos: readonly number[];
  readonly producto: string;
}

/** The keys that lead to the pages of the person's menu: 'g', and the letter of the entry. */
export function PageKeys({ permisos, producto }: Props) {
  return menuFor(permisos, producto)
    .flatMap(({ entradas }) => entradas)
    .map((entry) => <PageKey key={entry.a} {...entry} />);
}

function PageKey({ texto, a, tecla }: MenuEntry) {
  const router = useRouter();
  useShortcut(tecla === undefined ? '' : `g>${tecla}`, () => void router.navigate({ to: a }), {
    description: `Ir a ${texto}`,
    everywhere: true,
  });
  return null;
}
