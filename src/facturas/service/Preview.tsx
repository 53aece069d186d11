import { Box, Flex, Heading, List } from '@chakra-ui/react';
import type { Failure } from '#contract/common/failure';
import { showPesos } from '#domain/common/money';
import { devueltoEnPalabras, type PreviaFactura } from '#domain/facturas/facturas';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { Content } from '../invoice/Content.tsx';
import { MadeOutTo } from './MadeOutTo.tsx';
import type { RunningService } from './service.ts';

interface Props {
  readonly running: RunningService;
  readonly previa: PreviaFactura;
}

/** The invoice to be issued, and its button, which stays where it is and keeps the focus. */
export function Preview({ running: { actor, record }, previa }: Props) {
  const work = useWorkState(record, 'resolver');
  const { button, busy, failed } = record.works.resolver;
  const ask = () => actor.send({ type: 'resolver' });
  const cameBack = devueltoEnPalabras(previa.devuelto);
  return (
    <>
      <Heading as="h3" size="sm" mt={3} mb={2}>
        Así se emitirá
      </Heading>
      <MadeOutTo receptor={previa.receptor} contenido={previa.contenido} />
      <Content contenido={previa.contenido} />
      {cameBack !== null && (
        <Note colorPalette="orange" mt={3} fontSize="sm" role="status">
          {cameBack}
        </Note>
      )}
      {previa.notaGlobal !== null && (
        <Note colorPalette="blue" mt={3} fontSize="sm" role="status">
          {`Esta operación está en la factura global ${previa.notaGlobal.global}: al resolver se hace también la nota de crédito por ${showPesos(previa.notaGlobal.monto)} que la quita de ahí.`}
        </Note>
      )}
      <Rules rules={previa.avisos} title="Revise antes de resolver:" />
      <Box mt={3} _empty={{ mt: 0 }}>
        <WorkFailure
          work={{ ...work, again: ask, discard: () => actor.send({ type: 'descartar' }) }}
          failed={work.conflict === null ? failed : `${failed} ${whichChanged(work.failure)}`}
          tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
          // The preview names the version that others changed: it would be refused again.
          against="Revise de nuevo lo que se emitiría."
          onAccept={() => actor.send({ type: 'modificar' })}
          submitsElsewhere
          tellsUnknown
        />
      </Box>
      {/* After a conflict its own buttons lead on. */}
      {work.conflict === null && (
        <Flex wrap="wrap" justify="flex-end" gap={2} mt={3}>
          <Button
            aria-disabled={work.isBusy || undefined}
            onClick={() => work.isBusy || actor.send({ type: 'modificar' })}
          >
            Corregir
          </Button>
          <Button
            variant="solid"
            data-phase-focus=""
            busy={work.isBusy}
            aria-disabled={work.isBusy || undefined}
            onClick={() => work.isBusy || ask()}
          >
            {work.isBusy ? busy : work.hasFailed ? 'Reintentar' : button}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** The first sentence of a refusal: it names the invoice, of several, that others changed. */
function whichChanged(failure: Failure | null): string {
  return failure?.texto.match(/^.*?\.(?= |$)/)?.[0] ?? '';
}

interface RulesProps {
  readonly rules: Readonly<PreviaFactura['avisos']>;
  readonly title: string;
  readonly grave?: boolean;
  /** Said also where its rules stand elsewhere. */
  readonly always?: boolean;
}

/** Rules of the tax authority, each with its code. */
export function Rules({ rules, title, grave = false, always = false }: RulesProps) {
  if (rules.length === 0 && !always) return null;
  return (
    <Note colorPalette={grave ? 'red' : 'orange'} mt={3} fontSize="sm" role={grave ? 'alert' : 'status'}>
      <p>{title}</p>
      <List.Root ps={5} listStyle="disc">
        {rules.map(({ codigo, texto }) => (
          <List.Item key={`${codigo} ${texto}`}>
            {texto} ({codigo})
          </List.Item>
        ))}
      </List.Root>
    </Note>
  );
}
