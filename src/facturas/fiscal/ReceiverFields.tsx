import { Fieldset, Grid, GridItem } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Children, type ReactNode, useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { REGIMENES_FISCALES, USOS_CFDI } from '#domain/common/sat/regimenes';
import { judgeRfc } from '#domain/common/sat/rfc';
import { avisosDeReceptor, regimenesDe, usosDe } from '#domain/facturas/cfdi/receptor';
import { query } from '../../data/query.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { PhoneField } from '../../ui/form/DigitsField.tsx';
import type { ServiceForm } from '../service/useServiceForm.ts';
import type { ReceiverTyped } from './receiver.ts';
import type { Lookups } from './useLookups.ts';

interface Props {
  readonly form: ServiceForm<ReceiverTyped>;
  readonly lookups: Lookups;
  /** The further fields about the payment. */
  readonly payment: readonly ReactNode[];
}

/** Who receives an invoice, where, and how it was paid: in the order in which a customer says it. */
export function ReceiverFields({ form, lookups, payment }: Props) {
  const { judged } = form;
  return (
    <>
      <Group title="Quién recibe">
        <RfcField form={form} onLeft={lookups.rfcLeft} />
        <Wide span={4}>
          <TextField label="Nombre o razón social" marked {...judged('beneficiario')} />
        </Wide>
        <Wide span={3}>
          <RegimeField form={form} />
        </Wide>
        <Wide span={3}>
          <UseField form={form} />
        </Wide>
        <Foreigner form={form} />
      </Group>
      <Group title="Domicilio">
        <PostalCodeField form={form} onLeft={lookups.postalCodeLeft} />
        <Wide span={2}>
          <TextField label="Estado" {...judged('estado')} />
        </Wide>
        <Wide span={3}>
          <TextField label="Municipio o alcaldía" {...judged('municipio')} />
        </Wide>
        <Wide span={2}>
          <DistrictField form={form} />
        </Wide>
        <Wide span={2}>
          <TextField label="Calle" {...judged('calle')} />
        </Wide>
        <TextField label="Núm. exterior" {...judged('numeroExterior')} />
        <TextField label="Núm. interior" {...judged('numeroInterior')} />
      </Group>
      <Group title={payment.length === 0 ? 'Contacto' : 'Pago y contacto'}>
        {Children.map([...payment], (field) => (
          <Wide span={3}>{field}</Wide>
        ))}
        <Wide span={4}>
          <TextField label="Correo" inputMode="email" {...judged('correo')} />
        </Wide>
        <Wide span={2}>
          <PhoneField label="Teléfono" {...judged('telefono')} />
        </Wide>
      </Group>
    </>
  );
}

/** Fields that belong together, six columns wide where there is room. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend mb={1} color="fg.muted">
        {title}
      </Fieldset.Legend>
      <Grid
        gap={2}
        alignItems="start"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' }}
      >
        {children}
      </Grid>
    </Fieldset.Root>
  );
}

function Wide({ span, children }: { readonly span: number; readonly children: ReactNode }) {
  return <GridItem colSpan={{ base: 2, md: span }}>{children}</GridItem>;
}

interface FieldProps {
  readonly form: ServiceForm<ReceiverTyped>;
}

function useTyped<N extends keyof ReceiverTyped>({ control }: { readonly control: Control<ReceiverTyped> }, name: N) {
  return useWatch({ control, name }) as string;
}

/** The warning about a field, which holds no one up. */
function useWarning(form: ServiceForm<ReceiverTyped>, field: 'rfc' | 'codigoPostal'): string | undefined {
  const [rfc, codigoPostal, estado] = [useTyped(form, 'rfc'), useTyped(form, 'codigoPostal'), useTyped(form, 'estado')];
  const isWritten = field === 'rfc' ? rfc.length >= 12 : codigoPostal.length === 5;
  return isWritten
    ? avisosDeReceptor({ rfc, codigoPostal, estado }).find(({ campo }) => campo === field)?.texto
    : undefined;
}

function RfcField({ form, onLeft }: FieldProps & { readonly onLeft: () => void }) {
  const { onBlur, ...field } = form.judged('rfc');
  const warning = useWarning(form, 'rfc');
  return (
    <Wide span={2}>
      <TextField
        label="RFC"
        marked
        spellCheck={false}
        help={warning}
        {...field}
        onBlur={(event) => {
          void onBlur(event);
          onLeft();
        }}
      />
    </Wide>
  );
}

function PostalCodeField({ form, onLeft }: FieldProps & { readonly onLeft: () => void }) {
  const { onBlur, ...field } = form.judged('codigoPostal');
  const warning = useWarning(form, 'codigoPostal');
  return (
    <TextField
      label="C.P."
      marked
      inputMode="numeric"
      help={warning}
      {...field}
      onBlur={(event) => {
        void onBlur(event);
        onLeft();
      }}
    />
  );
}

/** The régimenes that this receiver can have; all of them while the number is not written. */
function RegimeField({ form }: FieldProps) {
  const possible: readonly string[] = regimenesDe(useTyped(form, 'rfc'));
  const field = form.judged('regimenFiscal');
  return (
    <Choices
      label="Régimen fiscal"
      field={field}
      value={useTyped(form, 'regimenFiscal')}
      names={REGIMENES_FISCALES}
      possible={possible}
    />
  );
}

/** The uses that this receiver can give it under the chosen régimen. */
function UseField({ form }: FieldProps) {
  const possible: readonly string[] = usosDe(useTyped(form, 'rfc'), useTyped(form, 'regimenFiscal'));
  return (
    <Choices
      label="Uso del CFDI"
      field={form.judged('usoCFDI')}
      value={useTyped(form, 'usoCFDI')}
      names={USOS_CFDI}
      possible={possible}
    />
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly field: ReturnType<ServiceForm<ReceiverTyped>['judged']>;
  readonly value: string;
  readonly names: Readonly<Record<string, { readonly nombre: string }>>;
  readonly possible: readonly string[];
}

/** The present value stays a choice even if it does not fit: the field says so, and nothing changes by itself. */
function Choices({ label, field, value, names, possible }: ChoicesProps) {
  const keys = possible.length === 0 ? Object.keys(names) : [...possible];
  const shown = value === '' || keys.includes(value) ? keys : [value, ...keys];
  return (
    // Drawn anew with its choices, or the browser would not show one that came with the value.
    <SelectField key={shown.join()} label={label} marked {...field}>
      <option value="">Seleccionar</option>
      {shown.map((key) => (
        <option key={key} value={key}>
          {`${key} ${names[key]?.nombre ?? ''}`}
        </option>
      ))}
    </SelectField>
  );
}

/** The colonias of the postal code are offered; any other can be typed. */
function DistrictField({ form }: FieldProps) {
  const id = useId();
  const cp = useTyped(form, 'codigoPostal').trim();
  const { data } = useQuery({ ...query('codigoPostal', { consulta: { cp } }), enabled: /^\d{5}$/.test(cp) });
  return (
    <>
      <TextField label="Colonia" list={id} {...form.judged('colonia')} />
      <datalist id={id}>
        {data?.colonias.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The fields that only a foreigner has. */
function Foreigner({ form }: FieldProps) {
  if (judgeRfc(useTyped(form, 'rfc')).generico !== 'extranjero') return null;
  return (
    <>
      <Wide span={3}>
        <TextField label="País de residencia" marked placeholder="USA" {...form.judged('residenciaFiscal')} />
      </Wide>
      <Wide span={3}>
        <TextField label="Registro fiscal en su país" {...form.judged('numRegIdTrib')} />
      </Wide>
    </>
  );
}
