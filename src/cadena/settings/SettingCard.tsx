import { Card } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { Ajustes } from '#domain/cadena/ajustes';
import { dateAndTime } from '#domain/common/dates';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Form } from '../../ui/form/Form.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { HistoryBelow } from '../../ui/records/HistoryBelow.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { FormFoot } from '../../ui/works/FormFoot.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import { useEditedRecord } from '../../ui/works/useEditedRecord.ts';
import type { WorkKit } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import type { AnyWork, Work, WorkValues } from '../../ui/works/work.ts';
import type { settingWorks } from './works.ts';

interface Props<Typed extends WorkValues, Stored extends StoredSetting, Sent> {
  readonly drafts: PageDrafts;
  readonly lugar: keyof typeof settingWorks;
  /** The setting's number in the history. */
  readonly id: number;
  readonly title: string;
  readonly stored: Stored;
  /** The setting as it is, as it would be typed. */
  readonly blankOf: (stored: Stored) => Typed;
  readonly works: { readonly guardar: Work<Typed, Sent> };
  /** The fields and their meaning for the business. */
  readonly children: (form: FormKit<Typed>) => ReactNode;
}

type StoredSetting = Pick<Ajustes['vigencia'], 'version' | 'ultimoCambio'>;

/** One general setting: its fields, their effects, the author of the last change, and its history. */
export function SettingCard<Typed extends WorkValues, Stored extends StoredSetting, Sent>(
  props: Props<Typed, Stored, Sent>,
) {
  const { drafts, lugar, id, title, stored, blankOf, children } = props;
  const { guardar } = props.works;
  const { api } = useRouteContext({ from: '/_app' });
  const heading = useId();
  const { kit } = useEditedRecord<Stored, { readonly guardar: AnyWork }>({
    entity: 'ajuste',
    id,
    works: props.works,
    newest: stored,
    blankOf,
    drafts,
    draftKey: `ajuste.${lugar}`,
  });
  const { form, conflict, idle }: WorkKit<Typed> = kit;

  return (
    <Card.Root as="section" aria-labelledby={heading}>
      <Card.Title as="h2" mb={2} id={heading}>
        {title}
      </Card.Title>
      <Form
        form={form}
        label={title}
        actions={
          <FormFoot
            kit={kit}
            failure={<WorkFailure work={kit} failed={guardar.failed} tell={changesTold} submitsElsewhere />}
            said={changedBy(stored)}
            isWritten={idle !== 'unchanged'}
          >
            {conflict === null && (
              <SaveButton kit={kit} busyText={guardar.busy}>
                {guardar.button}
              </SaveButton>
            )}
          </FormFoot>
        }
      >
        {children(form)}
      </Form>
      <HistoryBelow api={api} entidad="ajuste" id={id} />
    </Card.Root>
  );
}

function changedBy({ ultimoCambio }: StoredSetting): string {
  if (ultimoCambio === null) return 'Nadie lo ha cambiado.';
  return `${ultimoCambio.autor.nombre} lo cambió el ${dateAndTime(ultimoCambio.fecha)}.`;
}
