import { chakra, DataList, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldChange } from '#domain/common/fieldChanges';
import { Panel } from '../ui/Panel.tsx';

interface Props {
  readonly changes: readonly FieldChange[];
  /** The consequences of the changes. */
  readonly children?: ReactNode;
}

/** The fields that saving the record will change, told while it is being written. */
export function ChangePanel({ changes, children }: Props) {
  return (
    <Panel title="Lo que va a cambiar">
      <Grid gap={3} fontSize="sm" overflowWrap="anywhere">
        {changes.length === 0 && <Text color="fg.muted">Nada todavía.</Text>}
        {changes.length > 0 && (
          <DataList.Root gap={2.5}>
            {changes.map((change) => (
              <DataList.Item key={change.campo} display="block">
                <DataList.ItemLabel>{change.etiqueta}</DataList.ItemLabel>
                <DataList.ItemValue>
                  <Change {...change} />
                </DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        )}
        {children}
      </Grid>
    </Panel>
  );
}

function Change({ antes, despues, lista }: FieldChange) {
  if (lista === null) {
    return (
      <>
        {antes !== null && antes !== '' && (
          <>
            <Gone>{antes}</Gone> <span aria-hidden="true">→ </span>
          </>
        )}
        <Come>{despues === null || despues === '' ? 'nada' : despues}</Come>
      </>
    );
  }
  return (
    <ul>
      {lista.agregados.map((item) => (
        <li key={item}>
          <Come>
            <span aria-hidden="true">+ </span>
            <span className="sr-only">Se agrega: </span>
            {item}
          </Come>
        </li>
      ))}
      {lista.quitados.map((item) => (
        <li key={item}>
          <Gone>
            <span aria-hidden="true">− </span>
            <span className="sr-only">Se quita: </span>
            {item}
          </Gone>
        </li>
      ))}
    </ul>
  );
}

const Come = chakra('ins', { base: { color: 'green.fg', textDecoration: 'none', fontWeight: 'medium' } });
const Gone = chakra('del', { base: { color: 'red.fg', textDecoration: 'none' } });
