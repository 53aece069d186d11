import { Box, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { keysOf } from '#domain/common/keysOf';
import { MOTIVOS_CANCELACION } from '#domain/common/sat/catalogos';
import type { Factura } from '#domain/facturas/facturas';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioField, SelectField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { Note } from '../../ui/Note.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { substitutesOf, waysToCancel } from './motives.ts';
import type { Cancelling } from './useCancelling.ts';

interface Props {
  readonly cancelling: Cancelling;
  readonly factura: Factura;
  readonly idCaso: number;
}

const schema = z
  .object({
    motivo: z.enum(keysOf(MOTIVOS_CANCELACION), 'Elija el motivo.'),
    sustituta: z.string(),
  })
  .check(({ value, issues }) => {
    if (value.motivo === '01' && value.sustituta === '') {
      issues.push({ code: 'custom', path: ['sustituta'], message: 'Elija la factura que la sustituye.', input: value });
    }
  });

interface Typed {
  readonly motivo: string;
  readonly sustituta: string;
}

/** Why an invoice is to be cancelled, which took its place, and who must accept it; or why it cannot be cancelled. */
export function CancellingForm(props: Props) {
  const person = usePerson();
  const isEditable = useSelector(props.cancelling.actor, (state) => state.hasTag('editable'));
  const now = useNow();
  const ways = useHeld(waysToCancel(props.factura, person, now), !isEditable);
  if (ways.motivos.length === 0) {
    return (
      <Note colorPalette="orange" fontSize="sm" role="status">
        {ways.against.join(' ')}
      </Note>
    );
  }
  return <Fields {...props} ways={ways} isEditable={isEditable} />;
}

/** The present value, or the last one before `isHeld`. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const held = useRef(value);
  // The request changes the invoice: the ways on offer stay in sight until the answer is there.
  if (!isHeld) held.current = value;
  return held.current;
}

interface FieldsProps extends Props {
  readonly ways: ReturnType<typeof waysToCancel>;
  readonly isEditable: boolean;
}

function Fields({ cancelling: { actor, record }, factura, idCaso, ways, isEditable }: FieldsProps) {
  const work = useWorkState(record, 'resolver');
  const { button, busy, failed } = record.works.resolver;
  const { motivos, against, acceptance } = ways;
  const substitutes = substitutesOf(factura);
  const [blank] = useState<Typed>(() => ({
    motivo: motivos.includes('01') ? '01' : '',
    sustituta: String(substitutes[0]?.id ?? ''),
  }));
  const form = useForm<Typed, z.output<typeof schema>>({
    schema: schema as z.ZodType<z.output<typeof schema>, Typed>,
    defaultValues: blank,
    locked: !isEditable,
    onSubmit: ({ motivo, sustituta }) => {
      const { id: idFactura, version } = factura;
      const idSustituta = motivo === '01' ? Number(sustituta) : null;
      const solicitud = { idCaso, idFactura, version, motivo, idSustituta };
      actor.send({ type: 'pedir', solicitud: { servicio: 'cancelacion', solicitud } });
      return null;
    },
  });
  const motivo = useWatch({ control: form.control, name: 'motivo' });
  const correct = () => actor.send({ type: 'modificar' });
  const again = () => actor.send({ type: 'resolver' });
  return (
    <Form
      form={form}
      label="Cancelación"
      gap={3}
      actions={
        <>
          {!isEditable && (
            <WorkFailure
              work={{ ...work, again, discard: () => actor.send({ type: 'descartar' }) }}
              failed={failed}
              tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
              onAccept={correct}
              submitsElsewhere
              tellsUnknown
            />
          )}
          {/* A field that is left may say what is wrong with it, and move the button from under the pointer. */}
          <Flex wrap="wrap" justify="flex-end" gap={2} onMouseDown={(event) => event.preventDefault()}>
            {!isEditable && work.hasFailed && <Button onClick={correct}>Corregir</Button>}
            {work.conflict === null && (
              // It stays where it is and keeps the focus.
              <Button
                type={isEditable ? 'submit' : 'button'}
                variant="solid"
                busy={work.isBusy}
                aria-disabled={work.isBusy || undefined}
                onClick={() => !isEditable && work.hasFailed && again()}
              >
                {work.isBusy ? busy : isEditable || !work.hasFailed ? button : 'Reintentar'}
              </Button>
            )}
          </Flex>
        </>
      }
    >
      <RadioField
        label="Motivo"
        marked
        variant="outline"
        options={motivos.map((clave) => [clave, `${clave} ${MOTIVOS_CANCELACION[clave]}`])}
        help={against.length === 0 ? undefined : against.join(' ')}
        {...form.field('motivo')}
      />
      {motivo === '01' && (
        <SelectField label="Factura que la sustituye" marked {...form.field('sustituta')}>
          <option value="">Seleccionar</option>
          {substitutes.map(({ id, nombre, uuid }) => (
            <option key={id} value={id}>
              {`${nombre} · ${uuid ?? ''}`}
            </option>
          ))}
        </SelectField>
      )}
      <HowItEnds id={factura.id} byRule={acceptance} isAsked={isEditable} />
    </Form>
  );
}

interface HowItEndsProps {
  readonly id: number;
  /** The sentence of our own rules, for where the authority does not say. */
  readonly byRule: string;
  readonly isAsked: boolean;
}

/** The outcome that a request would have, as who cancels says it now; whatever it says, the person may go on. */
function HowItEnds({ id, byRule, isAsked }: HowItEndsProps) {
  const reading = { ...query('comoSeCancela', { ruta: { id } }), enabled: isAsked };
  const { data, error, isFetching, refetch } = useQuery(reading);
  if (data === undefined && error === null) {
    return (
      <Note colorPalette="blue" fontSize="sm" role="status">
        Preguntando cómo se cancela...
      </Note>
    );
  }
  const isKnown = data !== undefined && data.modo !== null;
  return (
    <Note colorPalette={isKnown && data.modo !== 'noCancelable' ? 'blue' : 'orange'} fontSize="sm" role="status">
      {isKnown ? (
        data.texto
      ) : (
        <Box>
          <Text>{data?.texto ?? error?.texto}</Text>
          <Text mt={1}>{`Según las reglas del SAT, ${byRule.charAt(0).toLowerCase()}${byRule.slice(1)}`}</Text>
          <Button size="sm" mt={2} busy={isFetching} onClick={() => void refetch()}>
            Preguntar de nuevo
          </Button>
        </Box>
      )}
    </Note>
  );
}
