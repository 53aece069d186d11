import { Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { EmisorDeCadena } from '#domain/cadena/emisor';
import { csdNuevoSchema } from '#domain/cadena/emisor';
import { asFailure } from '../../api/failure.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { readBase64 } from './readFile.ts';

const formSchema = csdNuevoSchema.pick({ certificado: true, llave: true, contrasena: true });
const EMPTY = { certificado: '', llave: '', contrasena: '' };

interface Props {
  readonly issuer: EmisorDeCadena;
  readonly onEnd: () => void;
}

/** Gives the issuer a certificate. Nothing of it stays in this browser: no draft keeps a key or its password. */
export function CsdWindow({ issuer: { rfc, version }, onEnd }: Props) {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [clave] = useState(newKey);
  const form = useForm({
    schema: formSchema,
    defaultValues: EMPTY,
    onSubmit: async (written) => {
      try {
        const { descripcion } = await api.llamar('guardarCsd', { cuerpo: { ...written, version } }, { clave });
        changes.changed('emisor');
        avisar('success', descripcion);
        onEnd();
        return null;
      } catch (error) {
        return asFailure(error);
      }
    },
  });
  const choose = (field: 'certificado' | 'llave') => (file: File | null) => {
    void (async () => {
      const text = file === null ? '' : await readBase64(file);
      form.methods.setValue(field, text, { shouldDirty: true, shouldValidate: true });
    })();
  };
  return (
    <Dialog
      title="Subir certificado (CSD)"
      size="md"
      onClose={onEnd}
      footer={
        <>
          <Button disabled={form.submitting} onClick={onEnd}>
            Cerrar
          </Button>
          <SubmitButton form={form} busyText="Guardando...">
            Guardar
          </SubmitButton>
        </>
      }
    >
      <Form form={form} label="Subir certificado (CSD)" marked>
        <Text>
          Los dos archivos que el SAT dio a {rfc} para facturar, y la contraseña de la llave. La llave se guarda cifrada
          y la contraseña no se guarda.
        </Text>
        <FileField
          label="Certificado (.cer)"
          marked
          accept=".cer"
          error={form.field('certificado').error}
          onFile={choose('certificado')}
        />
        <FileField
          label="Llave privada (.key)"
          marked
          accept=".key"
          error={form.field('llave').error}
          onFile={choose('llave')}
        />
        <TextField
          label="Contraseña de la llave"
          marked
          type="password"
          autoComplete="new-password"
          {...form.field('contrasena')}
        />
      </Form>
    </Dialog>
  );
}
