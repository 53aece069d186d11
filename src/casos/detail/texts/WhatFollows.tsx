import { Box, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { sigueHaciendoFalta } from '#domain/casos/loQueSigue';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import type { TypedOf } from '../../../ui/works/work.ts';
import { followOf } from '../../follow.ts';
import type { CaseWorks } from '../../works.ts';
import { decisionOnCase, useCasePage } from '../context.ts';

interface Props {
  readonly form: FormKit<TypedOf<CaseWorks['comentar']>>;
}

/** The work that follows the comment, which the person may untick; nothing where none would. Why it is refused is said beforehand. */
export function WhatFollows({ form }: Props) {
  const { newest, person } = useCasePage();
  const typed = useWatch({ control: form.control });
  const { sigue = '', idArea = '', idSubcategoria = '', idMotivo = '', alEnviar, conLoQueSigue } = typed;
  const follow = followOf({ sigue, idArea, idSubcategoria, idMotivo });
  if (follow === null || !sigueHaciendoFalta(follow, factsOf(newest), person.numiden)) return null;
  const decision = decisionOnCase(newest, person, follow.trabajo);
  return (
    <Box>
      <CheckField size="sm" label={`Al enviar: ${alEnviar}`} disabled={form.locked} {...form.field('conLoQueSigue')} />
      {conLoQueSigue && !decision.allowed && (
        <Text color="fg.error" fontSize="xs">
          {decision.text}
        </Text>
      )}
    </Box>
  );
}

/** A case as the rule reads it. */
function factsOf({ estado, administrador, subCategoria }: ReturnType<typeof useCasePage>['newest']) {
  return { idEstado: estado.id, administrador: administrador?.numiden ?? null, idSubcategoria: subCategoria.id };
}
