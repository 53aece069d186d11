import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { z } from 'zod';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { fromUtf8, UTF8_TEXTS } from '#domain/common/utf8';
import type { Factura } from '#domain/facturas/facturas';
import { MAX_XML_DE_TIMBRE } from '#domain/facturas/solicitudesFactura';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { Note } from '../../ui/Note.tsx';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import { type LiveRecord, useRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkWindow } from '../../ui/works/WorkWindow.tsx';
import { type AnyWork, work } from '../../ui/works/work.ts';

const schema = z.object({
  xml: z.string().trim().min(1, 'Campo requerido').max(MAX_XML_DE_TIMBRE, `Máximo ${MAX_XML_DE_TIMBRE} caracteres`),
});

/** The two answers to what became of an invoice. */
const WORKS = {
  registrar: work({
    button: 'Registrar el timbre',
    busy: 'Registrando...',
    failed: 'No se pudo registrar el timbre.',
    note: 'Pida al proveedor el XML timbrado de esta factura. Se revisa que sea el de ella, con su sello, antes de guardarlo.',
    schema,
    blank: { xml: '' },
    stales: ['caso', 'vale'],
    send: ({ xml }, { api, id, version, options }) =>
      api.llamar(
        'decidirTimbre',
        { cuerpo: { decision: 'registrar', idFactura: id, version: version ?? 0, xml } },
        options,
      ),
  }),
  noSeTimbro: work({
    title: '¿La factura no se timbró?',
    button: 'No se timbró',
    leave: 'Volver',
    grave: true,
    busy: 'Preguntando al proveedor...',
    failed: 'No se pudo decir qué fue de la factura.',
    stales: ['caso', 'vale'],
    send: (_, { api, id, version, options }) =>
      api.llamar(
        'decidirTimbre',
        { cuerpo: { decision: 'noSeTimbro', idFactura: id, version: version ?? 0 } },
        options,
      ),
  }),
} as const satisfies Record<string, AnyWork>;

/** Says that nobody knows whether an invoice was stamped, and takes what a person found out at the provider. */
export function ToDecide({ factura }: { readonly factura: Factura }) {
  const { id, version } = factura;
  const record = useRecord({ entity: 'factura', id, version, works: WORKS, shows: () => true });
  const open = useSelector(record.actor, ({ context }) => context.open);
  const ask = (trabajo: keyof typeof WORKS) => () => record.actor.send({ type: 'abrir', trabajo });
  return (
    <>
      <Note colorPalette="orange" mb={4}>
        {FACTURA_TEXTS.porDecidir}
        <Flex wrap="wrap" gap={2} mt={3}>
          <Button size="sm" onClick={ask('registrar')}>
            Registrar el timbre
          </Button>
          <Button size="sm" onClick={ask('noSeTimbro')}>
            No se timbró
          </Button>
        </Flex>
      </Note>
      {open === 'registrar' && <StampWindow record={record} />}
      {open === 'noSeTimbro' && (
        <QuestionWindow page={unwatched(record)} name="noSeTimbro">
          {`La ${serieFolio(factura)} quedará rechazada, y se podrá emitir otra en su lugar. Dígalo solo si el proveedor confirmó que no la timbró: si la timbró, la venta quedaría facturada dos veces. Antes se le pregunta una vez más.`}
        </QuestionWindow>
      )}
    </>
  );
}

function StampWindow({ record }: { readonly record: LiveRecord<typeof WORKS> }) {
  const kit = useWork(record, 'registrar');
  const { form } = kit;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const read = async (file: File | null) => {
    if (file === null) return;
    const xml = fromUtf8(new Uint8Array(await file.arrayBuffer()));
    setIsUnreadable(xml === null);
    if (xml !== null) form.methods.setValue('xml', xml, { shouldValidate: true });
  };
  return (
    <WorkWindow page={unwatched(record)} name="registrar" kit={kit} marked>
      <FileField
        label="Archivo XML"
        accept=".xml"
        help="O péguelo abajo"
        error={isUnreadable ? UTF8_TEXTS.archivo : null}
        onFile={(file) => void read(file)}
      />
      <TextAreaField label="XML timbrado" marked rows={8} {...form.field('xml')} />
    </WorkWindow>
  );
}
