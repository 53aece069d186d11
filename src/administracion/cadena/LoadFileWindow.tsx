import { Grid, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Carga } from '#domain/cadena/archivo';
import { asFailure } from '../../api/failure.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Entries } from '../../ui/entries.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { Note } from '../../ui/Note.tsx';
import { readText } from './readFile.ts';

/** A file that was looked at: its text, the key under which it is kept once, and what it would do. */
interface Looked {
  readonly texto: string;
  readonly clave: string;
  readonly carga: Carga;
}

interface Props {
  readonly title: string;
  /** The call that keeps it, and what it changes. */
  readonly call: 'cargarClaves' | 'cargarFestivos' | 'cargarFormas' | 'cargarTiendas';
  readonly entity: 'claveFiscal' | 'festivo' | 'formaPago' | 'tienda';
  /** The columns that the file must have. */
  readonly children: ReactNode;
  readonly onEnd: () => void;
}

/** Loads a file of one of the chain's tables: first it is said what it would change, then it is kept whole. */
export function LoadFileWindow({ title, call, entity, children, onEnd }: Props) {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [looked, setLooked] = useState<Looked | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const during = async (doing: () => Promise<void>) => {
    setBusy(true);
    setFault(null);
    try {
      await doing();
    } catch (error) {
      setFault(asFailure(error).texto);
    } finally {
      setBusy(false);
    }
  };
  const look = (file: File | null) => {
    setLooked(null);
    if (file === null) return;
    void during(async () => {
      const texto = await readText(file);
      const clave = newKey();
      const carga = await api.llamar(call, { cuerpo: { texto, soloRevisar: true } }, { clave: newKey() });
      setLooked({ texto, clave, carga });
    });
  };
  const keep = ({ texto, clave }: Looked) =>
    void during(async () => {
      const carga = await api.llamar(call, { cuerpo: { texto } }, { clave });
      setLooked({ texto, clave, carga });
      if (!carga.guardado) return;
      changes.changed(entity);
      avisar('success', carga.descripcion);
      onEnd();
    });
  const writes = looked === null ? 0 : looked.carga.nuevas + looked.carga.cambiadas;

  return (
    <Dialog
      title={title}
      size="md"
      onClose={onEnd}
      footer={
        <>
          <Button disabled={busy} onClick={onEnd}>
            Cerrar
          </Button>
          {looked !== null && writes > 0 && (
            <Button variant="solid" busy={busy} onClick={() => keep(looked)}>
              {busy ? 'Guardando...' : 'Guardar'}
            </Button>
          )}
        </>
      }
    >
      <Grid gap={4}>
        <Text>{children}</Text>
        <FileField
          label="Archivo"
          marked
          accept=".csv,text/csv,text/plain"
          disabled={busy}
          error={fault}
          onFile={look}
        />
        {looked !== null && <Outcome carga={looked.carga} />}
      </Grid>
    </Dialog>
  );
}

function Outcome({ carga }: { readonly carga: Carga }) {
  const { descripcion, malas, malasEnTotal, nuevas, cambiadas } = carga;
  if (malas.length === 0) {
    return (
      <Note colorPalette={nuevas + cambiadas > 0 ? 'green' : 'gray'} role="status">
        {descripcion}
      </Note>
    );
  }
  return (
    <>
      <Note colorPalette="red" role="alert">
        {descripcion}
      </Note>
      <Entries.Root aria-label="Líneas que no se pueden leer">
        {malas.map(({ linea, motivo }) => (
          <Entries.Item key={linea}>
            <Entries.Signature>
              <strong>Línea {linea}</strong>
            </Entries.Signature>
            <Entries.Text>{motivo}</Entries.Text>
          </Entries.Item>
        ))}
      </Entries.Root>
      {malasEnTotal > malas.length && <Text color="fg.muted">Y {malasEnTotal - malas.length} más.</Text>}
    </>
  );
}
