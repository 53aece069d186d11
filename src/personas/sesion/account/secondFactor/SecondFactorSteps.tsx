import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { waitFor } from 'xstate';
import { z } from 'zod';
import { CODIGOS_DE_RECUPERACION } from '#domain/personas/segundoFactor';
import { codigoSchema } from '#domain/personas/segundoFactorSchemas';
import type { SegundoFactorRef } from '#machines/segundoFactor.machine';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { Form, SubmitButton } from '../../../../ui/form/Form.tsx';
import { useForm } from '../../../../ui/form/useForm.ts';
import { Note } from '../../../../ui/Note.tsx';
import { ShownOnce } from '../../../../ui/ShownOnce.tsx';
import { CODE_FIELD } from '../../secondStep.ts';
import { AGAIN_BLANK, AgainFields, againSchema } from '../again.tsx';

interface Props {
  readonly factor: SegundoFactorRef;
  /** The person has a second factor, which this one takes the place of. */
  readonly isChange: boolean;
}

/** The steps of taking a second factor into use, one at a time: who it is, the key for the application, the recovery codes. */
export function SecondFactorSteps({ factor, isChange }: Props) {
  const step = useSelector(factor, (state) => STEPS.find((tag) => state.hasTag(tag)));
  switch (step) {
    case 'asked':
      return <AskedStep factor={factor} isChange={isChange} />;
    case 'key':
      return <KeyStep factor={factor} />;
    case 'codes':
      return <CodesStep factor={factor} />;
    case undefined:
      return null;
  }
}

const STEPS = ['asked', 'key', 'codes'] as const;

/** Waits until the server has answered; answers why it refused, as a form takes it. */
async function answerOf(factor: SegundoFactorRef) {
  const state = await waitFor(factor, (now) => !now.hasTag('busy'), { timeout: Number.POSITIVE_INFINITY });
  return state.context.failure;
}

function AskedStep({ factor, isChange }: Props) {
  const isObliged = useSelector(factor, ({ context }) => context.obligado);
  const form = useForm({
    schema: isObliged ? NOTHING : againSchema,
    defaultValues: AGAIN_BLANK,
    onSubmit: (deNuevo) => {
      factor.send({ type: 'confirmar', deNuevo });
      return answerOf(factor);
    },
  });
  return (
    <Form
      form={form}
      label="Mostrar la clave"
      actions={
        <Foot factor={factor} leave={isObliged ? null : 'Cancelar'}>
          <SubmitButton form={form} busyText="Preparando...">
            Mostrar la clave
          </SubmitButton>
        </Foot>
      }
    >
      <Text>
        Necesita una aplicación de códigos en su teléfono, como Aegis, Google Authenticator o Microsoft Authenticator.
        Cada vez que entre, después de la contraseña, escribirá el código que muestre.
      </Text>
      {isChange && <Text>La aplicación de antes y los códigos de recuperación que tenga dejarán de servir.</Text>}
      {!isObliged && <AgainFields field={form.field} asksCode={isChange} />}
    </Form>
  );
}

const NOTHING = z.object({ contrasena: z.string(), codigo: z.string() }).transform(() => ({}));

function KeyStep({ factor }: Pick<Props, 'factor'>) {
  const key = useSelector(factor, ({ context }) => context.inscripcion);
  const isObliged = useSelector(factor, ({ context }) => context.obligado);
  const form = useForm({
    schema: z.object({ codigo: codigoSchema }),
    defaultValues: { codigo: '' },
    onSubmit: ({ codigo }) => {
      factor.send({ type: 'activar', codigo });
      return answerOf(factor);
    },
  });
  if (key === null) return null;
  return (
    <Form
      form={form}
      label="Activar"
      actions={
        <Foot factor={factor} leave={isObliged ? 'Otra clave' : 'Cancelar'}>
          <SubmitButton form={form} busyText="Activando...">
            Activar
          </SubmitButton>
        </Foot>
      }
    >
      <Text>1. En su aplicación, agregue una cuenta y apunte la cámara a este código. No se vuelve a mostrar.</Text>
      <Flex gap={4} align="center" wrap="wrap">
        {/* White in the dark theme too: a camera wants black on white. */}
        <Box flex="none">
          <Qr viewBox={`0 0 ${key.qr.lado} ${key.qr.lado}`} role="img" aria-label="Código QR con la clave">
            <rect width={key.qr.lado} height={key.qr.lado} fill="#fff" />
            <path d={key.qr.trazo} fill="#000" />
          </Qr>
        </Box>
        <Box flex="1 1 12rem" minW={0}>
          <Text color="fg.muted" fontSize="sm">
            Sin cámara, escriba esta clave, o{' '}
            <chakra.a href={key.direccion} textDecoration="underline">
              ábrala en la aplicación de este equipo
            </chakra.a>
            :
          </Text>
          {/* Four groups of four letters a line, as one types them. */}
          <ShownOnce label="Clave" fontSize="sm" w="24ch" maxW="full">
            {key.secreto.match(/.{1,4}/g)?.join(' ')}
          </ShownOnce>
        </Box>
      </Flex>
      <TextField
        label="2. El código que muestra la aplicación"
        inputMode="numeric"
        marked
        {...CODE_FIELD}
        {...form.field('codigo')}
      />
    </Form>
  );
}

const Qr = chakra('svg', { base: { display: 'block', boxSize: '11rem' } });

function CodesStep({ factor }: Pick<Props, 'factor'>) {
  const codes = useSelector(factor, ({ context }) => context.codigos) ?? [];
  return (
    <Grid gap={4}>
      <Note colorPalette="green">Su segundo factor quedó activo.</Note>
      <Text>
        Guarde estos {CODIGOS_DE_RECUPERACION} códigos de recuperación donde no esté su teléfono: cada uno sirve una vez
        en lugar del código de la aplicación. No se vuelven a mostrar.
      </Text>
      <ShownOnce
        label="Códigos de recuperación"
        whiteSpace="pre-line"
        lineHeight="tall"
        css={{ columns: '2 11rem' }}
        mt={0}
      >
        {codes.join('\n')}
      </ShownOnce>
      <Flex justify="flex-end">
        <Button variant="solid" onClick={() => factor.send({ type: 'listo' })}>
          Ya los guardé
        </Button>
      </Flex>
    </Grid>
  );
}

interface FootProps extends Pick<Props, 'factor'> {
  /** The words of the button that leaves it; null where there is nothing to leave it for. */
  readonly leave: string | null;
  readonly children: ReactNode;
}

function Foot({ factor, leave, children }: FootProps) {
  return (
    <Flex justify="flex-end" gap={2}>
      {leave !== null && <Button onClick={() => factor.send({ type: 'dejar' })}>{leave}</Button>}
      {children}
    </Flex>
  );
}
