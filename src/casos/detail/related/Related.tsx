import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission } from '#domain/common/permisos';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { changesTold } from '../../../ui/records/RecordDialog.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { sentenceCase } from '../../../ui/shortNames.ts';
import { useRecord } from '../../../ui/works/useRecord.ts';
import { useWorkState } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { caseLink } from '../../lists.ts';
import { STATE_COLORS } from '../../looks.ts';
import { useCasePage } from '../context.ts';
import { RelateWindow } from './RelateWindow.tsx';
import { relationWorks } from './works.ts';

/** The cases that have to do with this one and go on beside it, each the way to it, and the ways to add one and to take one away. */
export function Related() {
  const { newest, person } = useCasePage();
  const [works] = useState(() => relationWorks(newest.id));
  const record = useRecord({ entity: null, id: null, version: null, works });
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'relacionar');
  const taking = useWorkState(record, 'quitar');
  const [taken, setTaken] = useState<number | null>(null);
  const mayChange = hasPermission(person.permisos, ['comentarCaso']) && newest.estado.id !== ESTADO.solucionada;
  const { relacionados } = newest;
  if (relacionados.length === 0 && !mayChange) return null;
  return (
    <Panel
      title="Casos relacionados"
      aside={
        mayChange && (
          <Button size="sm" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'relacionar' })}>
            Relacionar con...
          </Button>
        )
      }
    >
      {relacionados.length === 0 && <Text color="fg.muted">Este caso no tiene otros relacionados.</Text>}
      {relacionados.length > 0 && (
        <Rows aria-label="Casos relacionados">
          {relacionados.map(({ id, estado, categoria }) => (
            <Flex as="li" key={id} justify="space-between" align="start" gap={2}>
              <Flex wrap="wrap" align="center" columnGap={2} minW={0}>
                <Link {...caseLink(id)}>Caso {id}</Link>
                <StatusChip color={STATE_COLORS[estado.id]}>{estado.nombre}</StatusChip>
                <Text>{sentenceCase(categoria)}</Text>
              </Flex>
              {mayChange && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Quitar relación con el caso ${id}`}
                  busy={taking.isBusy && taken === id}
                  onClick={() => {
                    if (taking.isBusy) return;
                    setTaken(id);
                    taking.send({ con: id });
                  }}
                >
                  {works.quitar.button}
                </Button>
              )}
            </Flex>
          ))}
        </Rows>
      )}
      <WorkFailure work={taking} failed={works.quitar.failed} tell={changesTold} />
      {isOpen && <RelateWindow record={record} />}
    </Panel>
  );
}

const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: 1 } });
