import { DataList, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmisorDeCadena } from '#domain/cadena/emisor';
import { dayOf, longDate } from '#domain/common/dates';
import { REGIMENES_FISCALES } from '#domain/common/sat/regimenes';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { ISSUER_READ } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { Datum, Panel } from '../../ui/Panel.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { CsdWindow } from './CsdWindow.tsx';
import { blankIssuer, issuerWorks } from './works.ts';

/** Who issues the chain's invoices, and the certificate by which they are sealed. */
export function IssuerTab({ drafts }: { readonly drafts: PageDrafts }) {
  const { data, error, refetch } = useQuery(ISSUER_READ);
  if (data !== undefined) return <Issuer issuer={data} drafts={drafts} />;
  return error === null ? <Loading /> : <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
}

interface Props {
  readonly issuer: EmisorDeCadena;
  readonly drafts: PageDrafts;
}

function Issuer({ issuer, drafts }: Props) {
  const { rfc, nombre, regimen, guardado, certificado, impedimento, sinValidez, aviso } = issuer;
  const [open, setOpen] = useState<'emisor' | 'csd' | null>(null);
  const close = () => setOpen(null);
  return (
    <Grid
      gap={4}
      mt={3}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <Panel
        title="Emisor"
        aside={
          <Button size="sm" onClick={() => setOpen('emisor')}>
            Editar emisor
          </Button>
        }
      >
        {!guardado && (
          <Note colorPalette="orange" mb={3}>
            Nadie lo ha dicho aquí todavía: es el que trae el servidor.
          </Note>
        )}
        <DataList.Root orientation="horizontal">
          <Datum name="RFC">{rfc}</Datum>
          <Datum name="Nombre">{nombre}</Datum>
          <Datum name="Régimen">{regimenInWords(regimen)}</Datum>
        </DataList.Root>
      </Panel>
      <Panel
        title="Certificado (CSD)"
        aside={
          <Button size="sm" onClick={() => setOpen('csd')}>
            Subir certificado
          </Button>
        }
      >
        {impedimento !== null && (
          <Note colorPalette="red" mb={3}>
            {impedimento} Mientras tanto no se factura.
          </Note>
        )}
        {sinValidez && (
          <Note colorPalette="red" mb={3}>
            La cadena no ha dado ninguno: las facturas se sellan con uno de esta instalación, sin validez fiscal.
          </Note>
        )}
        {aviso !== null && (
          <Note colorPalette="orange" mb={3}>
            {aviso}
          </Note>
        )}
        {certificado !== null && (
          <DataList.Root orientation="horizontal">
            <Datum name="Número">{certificado.noCertificado}</Datum>
            <Datum name="Válido">
              del {longDate(dayOf(new Date(certificado.desde)))} al {longDate(dayOf(new Date(certificado.hasta)))}
            </Datum>
            <Datum name="De">{certificado.rfc}</Datum>
            <Datum name="Dado">
              {certificado.subido === null
                ? 'en la configuración del servidor'
                : `aquí, el ${longDate(dayOf(new Date(certificado.subido)))}`}
            </Datum>
          </DataList.Root>
        )}
      </Panel>
      {open === 'emisor' && <IssuerWindow issuer={issuer} drafts={drafts} onEnd={close} />}
      {open === 'csd' && <CsdWindow issuer={issuer} onEnd={close} />}
    </Grid>
  );
}

function IssuerWindow({ issuer, drafts, onEnd }: Props & { readonly onEnd: () => void }) {
  const record = useRecordForm({
    entity: 'emisor',
    row: issuer,
    works: issuerWorks,
    blank: blankIssuer(issuer),
    drafts,
    draftKey: 'cadena.emisor',
    onEnd,
  });
  const { form } = record;
  return (
    <RecordDialog title="Editar emisor" record={record}>
      <TextField
        label="RFC"
        marked
        autoCapitalize="characters"
        spellCheck={false}
        help="Si cambia, suba también el certificado (CSD) del nuevo RFC."
        {...form.field('rfc')}
      />
      <TextField
        label="Nombre"
        marked
        help="Como está en la constancia de situación fiscal, sin SA DE CV."
        {...form.field('nombre')}
      />
      <SelectField label="Régimen fiscal" marked {...form.field('regimen')}>
        <option value="">Elija</option>
        {Object.entries(REGIMENES_FISCALES).map(([clave, { nombre }]) => (
          <option key={clave} value={clave}>
            {clave} {nombre}
          </option>
        ))}
      </SelectField>
    </RecordDialog>
  );
}

function regimenInWords(regimen: string): string {
  const found = Object.entries(REGIMENES_FISCALES).find(([clave]) => clave === regimen);
  return found === undefined ? regimen : `${regimen} ${found[1].nombre}`;
}
