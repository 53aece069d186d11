import { Text } from '@chakra-ui/react';
import { csdNuevoSchema, type EmisorDeCadena } from '#domain/cadena/emisor';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { FormFoot } from '../../ui/works/FormFoot.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import { useRecord, useShownVersion } from '../../ui/works/useRecord.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { type Works, work } from '../../ui/works/work.ts';
import { readBase64 } from './readFile.ts';

/** Nothing of it stays in this browser: it is kept in no draft. */
const csdWorks = {
  subir: work({
    button: 'Guardar',
    busy: 'Guardando...',
    failed: 'No se pudo guardar el certificado.',
    goesOn: true,
    schema: csdNuevoSchema.pick({ certificado: true, llave: true, contrasena: true }),
    blank: { certificado: '', llave: '', contrasena: '' },
    send: (written, { api, version, options }) =>
      api.llamar('guardarCsd', { cuerpo: { ...written, version } }, options),
  }),
} as const satisfies Works;

interface Props {
  readonly issuer: EmisorDeCadena;
  readonly onEnd: () => void;
}

/** Gives the issuer a certificate. */
export function CsdWindow({ issuer: { id, rfc, version }, onEnd }: Props) {
  const record = useRecord({ entity: 'emisor', id, version, works: csdWorks, onDone: onEnd });
  // An issuer that was just saved is read while this window opens.
  useShownVersion(record, version);
  const kit = useWork(record, 'subir');
  const { form, isBusy, hasFailed, conflict } = kit;
  const { button, busy, failed } = csdWorks.subir;
  const leave = () => {
    if (!isBusy) onEnd();
  };
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
      onClose={leave}
      footer={
        <FormFoot
          kit={kit}
          failure={<WorkFailure work={kit} failed={failed} tell={changesTold} submitsElsewhere />}
          said=""
          isWritten={false}
        >
          <Button disabled={isBusy} onClick={leave}>
            Cerrar
          </Button>
          {conflict === null && (
            <SaveButton kit={kit} busyText={busy}>
              {hasFailed ? 'Reintentar' : button}
            </SaveButton>
          )}
        </FormFoot>
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
