import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldChange } from '#domain/fieldChanges';
import { Part } from './Part.tsx';

interface Props {
  readonly changes: readonly FieldChange[];
  /** What follows from the changes. */
  readonly children?: ReactNode;
}

/** What will be another than it is once the record is saved, while it is being written. */
export function ChangePanel({ changes, children }: Props) {
  return (
    <Part title="Lo que va a cambiar">
      <Changes>
        {changes.length === 0 && <p>Nada todavía.</p>}
        {changes.length > 0 && (
          <dl>
            {changes.map((change) => (
              <div key={change.campo}>
                <dt>{change.etiqueta}</dt>
                <dd>
                  <Change {...change} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </Changes>
    </Part>
  );
}

function Change({ antes, despues, lista }: FieldChange) {
  if (lista === null) {
    return (
      <>
        {antes !== null && antes !== '' && (
          <>
            <del>{antes}</del> <span aria-hidden="true">→ </span>
          </>
        )}
        <ins>{despues === null || despues === '' ? 'nada' : despues}</ins>
      </>
    );
  }
  return (
    <ul>
      {lista.agregados.map((item) => (
        <li key={item}>
          <ins>
            <span aria-hidden="true">+ </span>
            <span className="sr-only">Se agrega: </span>
            {item}
          </ins>
        </li>
      ))}
      {lista.quitados.map((item) => (
        <li key={item}>
          <del>
            <span aria-hidden="true">− </span>
            <span className="sr-only">Se quita: </span>
            {item}
          </del>
        </li>
      ))}
    </ul>
  );
}

const Changes = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > p': { color: 'fg.muted' },
    '& dl': { display: 'grid', gap: 2.5 },
    '& dt': { color: 'fg.muted' },
    '& ul': { listStyle: 'none' },
    '& ins': { color: 'green.fg', textDecoration: 'none', fontWeight: 'medium' },
    '& del': { color: 'red.fg', textDecoration: 'none' },
  },
});
