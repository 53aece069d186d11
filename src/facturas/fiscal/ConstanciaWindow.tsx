import { Box, DataList, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { REGIMENES_FISCALES } from '#domain/common/sat/regimenes';
import { type LecturaConstancia, leerConstancia } from '#domain/facturas/cfdi/constancia';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { Datum } from '../../ui/Panel.tsx';

interface Props {
  readonly onRead: (datos: LecturaConstancia['datos']) => void;
  readonly onClose: () => void;
}

/** The names on screen of a certificate's data. */
const NAMES = {
  rfc: 'RFC',
  beneficiario: 'Nombre o razón social',
  regimenFiscal: 'Régimen fiscal',
  codigoPostal: 'Código postal',
  pais: 'País',
  estado: 'Estado',
  municipio: 'Municipio o alcaldía',
  colonia: 'Colonia',
  calle: 'Calle',
  numeroExterior: 'Número exterior',
  numeroInterior: 'Número interior',
  correo: 'Correo',
} as const satisfies Record<keyof LecturaConstancia['datos'], string>;

/** The text of a tax certificate is pasted, looked over, and taken into the form. */
export function ConstanciaWindow({ onRead, onClose }: Props) {
  const [text, setText] = useState('');
  const read = useMemo(() => (text.trim() === '' ? null : leerConstancia(text)), [text]);
  const found = Object.entries(read?.datos ?? {}) as [keyof typeof NAMES, string][];
  return (
    <Dialog
      title="Pegar una constancia"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button
            variant="solid"
            disabled={found.length === 0}
            onClick={() => {
              if (read !== null) onRead(read.datos);
              onClose();
            }}
          >
            Usar estos datos
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Texto de la Constancia de Situación Fiscal"
        help="Ábrala, selecciónela toda (Ctrl+E o Ctrl+A), cópiela y péguela aquí."
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {read !== null && found.length === 0 && (
        <Note colorPalette="orange" mt={3} role="status">
          En este texto no se encontró ningún dato fiscal.
        </Note>
      )}
      {found.length > 0 && (
        <Box mt={3} role="status">
          <DataList.Root>
            {found.map(([name, value]) => (
              <Datum key={name} name={NAMES[name]}>
                {value}
              </Datum>
            ))}
          </DataList.Root>
        </Box>
      )}
      {read !== null && found.length > 0 && <Missing read={read} />}
    </Dialog>
  );
}

function Missing({ read: { faltan, avisos, regimenes } }: { readonly read: LecturaConstancia }) {
  return (
    <>
      {regimenes.length > 1 && (
        <Text mt={2} fontSize="sm">
          Tiene varios regímenes, elija uno:{' '}
          {regimenes.map((clave) => `${clave} ${REGIMENES_FISCALES[clave].nombre}`).join(', ')}.
        </Text>
      )}
      {faltan.length > 0 && (
        <Text mt={2} color="fg.muted" fontSize="sm">
          No se encontró: {faltan.map((name) => NAMES[name]).join(', ')}.
        </Text>
      )}
      {avisos.map((aviso) => (
        <Note key={aviso} colorPalette="orange" mt={2} fontSize="sm">
          {aviso}
        </Note>
      ))}
    </>
  );
}
