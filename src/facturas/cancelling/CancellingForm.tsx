import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { motivosDe } from '#domain/cfdi/cancelacion';
import type { MotivoCancelacion } from '#domain/cfdi/catalogos';
import { MOTIVOS_CANCELACION } from '#domain/cfdi/catalogos';
import type { Factura } from '#domain/facturas';
import { ESTADO_FACTURA } from '#domain/vidaFactura';
import { Button } from '../../ui/Button.tsx';
import { RadioField, SelectField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import type { Cancelling } from './useCancelling.ts';

interface Props {
  readonly cancelling: Cancelling;
  readonly factura: Factura;
  readonly idCaso: number;
}

const schema = z
  .object({
    motivo: z.enum(Object.keys(MOTIVOS_CANCELACION) as [MotivoCancelacion], 'Elija el motivo.'),
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

/** Why an invoice is to be cancelled, and which took its place. */
export function CancellingForm({ cancelling: { actor, record }, factura, idCaso }: Props) {
  const work = useWorkState(record, 'resolver');
  const isEditable = useSelector(actor, (state) => state.hasTag('editable'));
  const { button, busy, failed } = record.works.resolver;
  const substitutes = factura.relacionadas.filter(
    ({ relacion, esDeEsta, estado }) => relacion === '04' && esDeEsta && estado.id === ESTADO_FACTURA.vigente,
  );
  const [blank] = useState<Typed>(() => ({
    motivo: substitutes.length > 0 ? '01' : '',
    sustituta: String(substitutes[0]?.id ?? ''),
  }));
  const form = useForm<Typed, z.output<typeof schema>>({
    schema: schema as z.ZodType<z.output<typeof schema>, Typed>,
    defaultValues: blank,
    locked: work.isBusy,
    onSubmit: ({ motivo, sustituta }) => {
      const { id: idFactura, version } = factura;
      const idSustituta = motivo === '01' ? Number(sustituta) : null;
      actor.send({ type: 'resolver', solicitud: { idCaso, idFactura, version, motivo, idSustituta } });
      return null;
    },
  });
  const motivo = useWatch({ control: form.control, name: 'motivo' });
  return (
    <Form
      form={form}
      label="Cancelación"
      gap={3}
      actions={
        <>
          {!isEditable && (
            <WorkFailure
              work={{ ...work, again: form.submit }}
              failed={failed}
              tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
              submitsElsewhere
            />
          )}
          {/* A field that is left may say what is wrong with it, and move the button from under the pointer. */}
          <Flex justify="flex-end" onMouseDown={(event) => event.preventDefault()}>
            {work.conflict === null && (
              <Button type="submit" variant="solid" busy={work.isBusy} aria-disabled={work.isBusy || undefined}>
                {work.isBusy ? busy : work.hasFailed ? 'Reintentar' : button}
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
        options={motivosDe({ rfcReceptor: factura.rfc }).map((clave) => [
          clave,
          `${clave} ${MOTIVOS_CANCELACION[clave]}`,
        ])}
        {...form.field('motivo')}
      />
      {motivo === '01' && (
        <SelectField
          label="Factura que la sustituye"
          marked
          help={substitutes.length === 0 ? 'Ninguna la sustituye todavía: hágala en MANTENIMIENTO FACTURA.' : undefined}
          {...form.field('sustituta')}
        >
          <option value="">Seleccionar</option>
          {substitutes.map(({ id, nombre, uuid }) => (
            <option key={id} value={id}>
              {`${nombre} · ${uuid ?? ''}`}
            </option>
          ))}
        </SelectField>
      )}
    </Form>
  );
}
