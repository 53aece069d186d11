import { Grid } from '@chakra-ui/react';
import { CLAVES_DE_FORMA, claveDeForma, eligeClave, type FormaDeCadena } from '#domain/cadena/formas';
import { CREDITO_DE_LA_CASA, esFormaConocida, FORMAS_CONOCIDAS } from '#domain/cadena/pagosDeVenta';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { type KeptWindowProps, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { PAYMENT_FORM } from './works.ts';

/** A form of payment of the chain's tills. Of one of the system's only what the chain may choose is asked. */
export function FormWindow(props: KeptWindowProps<FormaDeCadena>) {
  const record = useKeptForm(PAYMENT_FORM, props);
  const { row: forma } = props;
  const { form } = record;
  const como = Number(form.methods.watch('como'));
  const numero = forma?.id ?? null;
  return (
    <RecordDialog title={forma === null ? record.title : `${record.title} ${forma.id}`} record={record}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }} gap={4}>
        <TextField
          label="Número"
          marked
          inputMode="numeric"
          help={forma === null ? 'El de sus cajas; no cambia.' : undefined}
          readOnly={forma !== null}
          {...form.field('numero')}
        />
        <TextField label="Nombre" marked help="Como lo lee quien atiende." {...form.field('nombre')} />
      </Grid>
      {numero !== null && esFormaConocida(numero) ? (
        <Note>{`Es del sistema: se devuelve siempre como ${FORMAS_CONOCIDAS[numero]}.`}</Note>
      ) : (
        <SelectField
          label="Se devuelve como"
          marked
          help="Por dónde regresa el dinero al cliente en un vale."
          {...form.field('como')}
        >
          <option value="">Elija una</option>
          {Object.entries(FORMAS_CONOCIDAS).map(([known, nombre]) => (
            <option key={known} value={known}>
              {nombre}
            </option>
          ))}
        </SelectField>
      )}
      {eligeClave({ numero, como }) ? (
        <SelectField
          label="Clave del SAT"
          marked
          help="La forma de pago que dice la factura."
          {...form.field('claveSat')}
        >
          <option value="">Elija una</option>
          {CLAVES_DE_FORMA.map((clave) => (
            <option key={clave} value={clave}>
              {claveDeForma(clave)}
            </option>
          ))}
        </SelectField>
      ) : (
        <Note>
          {como === CREDITO_DE_LA_CASA
            ? 'Se factura por definir (99), en parcialidades (PPD).'
            : `Se factura siempre con ${claveDeForma(forma?.claveSat ?? null)}.`}
        </Note>
      )}
    </RecordDialog>
  );
}
