import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  avanceEnPalabras,
  contraDecidirJuntas,
  desenlaceEnPalabras,
  marcadasEnPalabras,
  marcadasSobreElLimite,
  preguntaPorVarias,
  type RespuestaASolicitud,
  type SolicitudMarcada,
} from '#domain/escritorio/decisionDeVarias';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { LongText, type Written } from '../../ui/form/LongText.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { PageFoot } from '../../ui/PageFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { restoredOver } from '../../ui/works/useWork.ts';
import type { AnyWork } from '../../ui/works/work.ts';
import { workOf } from './connect.ts';
import { rowNumber, type Waiting } from './pending.ts';
import { isOverLimit } from './rows.ts';
import { countsOf, useManyContext } from './useMany.ts';

const KEYS = { yes: 'a', no: 'r' } as const;

interface Props {
  readonly rows: readonly Waiting[];
  /** Up to how much this person authorizes, in pesos; null without limit. */
  readonly limite: number | null;
}

/** Decides the marked requests at once, always in view while there are any; then it says how that went. */
export function ManyBar({ rows, limite }: Props) {
  const { actor, decisions } = useManyContext();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { marcadas, decididas, respuesta } = state.context;
  const against = contraDecidirJuntas(marcadas.map(({ clase }) => clase));
  const clase = marcadas[0]?.clase ?? decididas[0]?.clase ?? 'vale';
  const works = { yes: workOf(decisions[clase], 'yes'), no: workOf(decisions[clase], 'no') };
  const isMarking = state.hasTag('editable');
  const decide = (way: RespuestaASolicitud) => {
    const { blank, schema }: AnyWork = works[way];
    // Where nothing must be written, nothing is asked.
    const values = schema?.safeParse(blank).success === false ? null : blank;
    actor.send({ type: way === 'yes' ? 'autorizar' : 'rechazar', values });
  };
  const enabled = isMarking && marcadas.length > 0 && against === null;
  useShortcut(KEYS.yes, () => decide('yes'), { enabled, description: `${works.yes.button} lo marcado` });
  useShortcut(KEYS.no, () => decide('no'), { enabled, description: `${works.no.button} lo marcado` });
  if (marcadas.length + decididas.length === 0) return null;

  const inMarks = rows.filter(isIn(marcadas));
  const over = inMarks.filter((row) => isOverLimit(row, limite)).length;
  const marked = inMarks.map(
    ({ kind, request }): SolicitudMarcada => ({ clase: kind, saldo: 'saldo' in request ? request.saldo : null }),
  );
  const overSaid = over > 0 && marcadasSobreElLimite(over, limite);
  const inOneSentence = () => {
    if (state.hasTag('busy')) return avanceEnPalabras(countsOf(decididas));
    if (state.hasTag('failed')) return desenlaceEnPalabras(clase, respuesta, countsOf(decididas));
    return marcadasEnPalabras(marked);
  };
  const question = { work: works[respuesta], title: preguntaPorVarias(works[respuesta].button, marked) };
  return (
    <>
      <Bar said={inOneSentence()}>
        {against !== null && <Text color="fg.muted">{against}</Text>}
        {isMarking && overSaid && <Text color="fg.muted">{overSaid}</Text>}
        {state.hasTag('failed') && (
          <>
            <Button onClick={() => actor.send({ type: 'listo' })}>Listo</Button>
            {state.can({ type: 'reintentar' }) && (
              <Button variant="solid" onClick={() => actor.send({ type: 'reintentar' })}>
                Reintentar los que faltan
              </Button>
            )}
          </>
        )}
        {isMarking && (
          <>
            <Button
              variant="ghost"
              onClick={() => actor.send({ type: 'desmarcar', filas: marcadas.map(({ fila }) => fila) })}
            >
              Quitar marcas
            </Button>
            {against === null &&
              (['no', 'yes'] as const).map((way) => (
                <Button
                  key={way}
                  variant={way === 'yes' ? 'solid' : 'outline'}
                  aria-keyshortcuts={KEYS[way].toUpperCase()}
                  onClick={() => decide(way)}
                >
                  {works[way].button}
                  <KeyHint>{KEYS[way]}</KeyHint>
                </Button>
              ))}
          </>
        )}
      </Bar>
      {state.hasTag('asked') &&
        (state.can({ type: 'enviar', values: null }) ? (
          <ReasonWindow {...question} />
        ) : (
          <Question {...question}>{respuesta === 'yes' && overSaid}</Question>
        ))}
    </>
  );
}

function isIn(marked: readonly { readonly fila: number }[]) {
  const rows = new Set(marked.map(({ fila }) => fila));
  return (waiting: Waiting) => rows.has(rowNumber(waiting));
}

function Bar({ said, children }: { readonly said: string; readonly children: ReactNode }) {
  return (
    <PageFoot gap={2} py={2} role="group" aria-label="Decidir lo marcado">
      <Text role="status" me="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {said}
      </Text>
      {children}
    </PageFoot>
  );
}

/** The act that is about to happen to all that are marked. */
interface Asked {
  readonly work: AnyWork;
  /** The work, their number and their sum. */
  readonly title: string;
}

/** Asks once for all that are marked, where nothing must be written: the answer has the focus. */
function Question({ work, title, children }: Asked & { readonly children: ReactNode }) {
  const { actor } = useManyContext();
  const leave = () => actor.send({ type: 'volver', values: null });
  return (
    <Dialog
      title={title}
      alert
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Volver</Button>
          <Button
            variant="solid"
            data-first-focus=""
            onClick={() => actor.send({ type: 'confirmar', values: work.blank })}
          >
            {work.button}
          </Button>
        </>
      }
    >
      {children}
      <Text color="fg.muted" fontSize="sm">
        Entrar dice que sí; Esc lo deja como está.
      </Text>
    </Dialog>
  );
}

/** The reason, one for all that are marked: the same question, with a field. Leaving it loses nothing. */
function ReasonWindow({ work, title }: Asked) {
  const { actor } = useManyContext();
  const blank = work.blank as Written;
  const form = useForm<Written, object>({
    schema: work.schema as never,
    defaultValues: restoredOver(blank, actor.getSnapshot().context.values) ?? blank,
    onSubmit: () => {
      actor.send({ type: 'enviar', values: form.methods.getValues() });
      return null;
    },
  });
  const leave = () => actor.send({ type: 'volver', values: form.methods.getValues() });
  return (
    <Dialog
      title={title}
      size="md"
      onClose={leave}
      footer={
        <>
          <Text me="auto" color="fg.muted" fontSize="xs">
            Ctrl + Entrar lo envía
          </Text>
          <Button onClick={leave}>Volver</Button>
          <SubmitButton form={form} busyText={work.busy}>
            {work.button}
          </SubmitButton>
        </>
      }
    >
      <Form
        form={form}
        label={work.button}
        marked
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) form.submit();
        }}
      >
        <Text color="fg.muted" fontSize="sm">
          Se escribe una vez y vale para cada uno.{work.note !== undefined && ` ${work.note}`}
        </Text>
        {work.texts?.map((text) => (
          <LongText key={text.name} form={form} {...text} />
        ))}
      </Form>
    </Dialog>
  );
}
