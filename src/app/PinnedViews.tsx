import { Span } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import type { ReadData } from '../data/query.ts';
import { linkOfView } from '../escritorio/vistas/views.ts';
import { Counted, Entry, Group, Title } from './menuParts.tsx';

/** The views that a person has put into the menu, each with how many it finds. */
export function PinnedViews({ views }: { readonly views: ReadData<'vistasFijadas'>['vistas'] }) {
  const titleId = useId();
  return (
    <Group>
      <Title id={titleId}>Vistas</Title>
      <ul aria-labelledby={titleId}>
        {views.map((view) => (
          <li key={view.id}>
            <Entry {...linkOfView(view)} activeOptions={{ includeSearch: true }} preload="intent">
              <Bookmark size="1.125em" focusable="false" />
              <Span truncate title={view.nombre}>
                {view.nombre}
              </Span>
              <Counted count={view.n ?? 0} hasMore={view.hayMas} of={view.lista} />
            </Entry>
          </li>
        ))}
      </ul>
    </Group>
  );
}
