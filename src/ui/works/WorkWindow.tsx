import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from '../form/Form.tsx';
import { LongText } from '../form/LongText.tsx';
import { Note } from '../Note.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { FormFoot } from './FormFoot.tsx';
import { useFocusAfterSave } from './focus.ts';
import type { WindowPage } from './useRecordPage.ts';
import type { WorkKit } from './useWork.ts';
import { WorkFailure } from './WorkFailure.tsx';
import { type AnyWork, keepsNothing, type Works, type WorkValues } from './work.ts';

interface Props<W extends Works, Typed extends WorkValues> {
  readonly page: WindowPage<W>;
  readonly name: keyof W & string;
  readonly kit: WorkKit<Typed>;
  /** Its title, where that names the record. */
  readonly title?: string;
  /** Its fields are marked where they must be filled in: it says so below them. */
  readonly marked?: boolean;
  /** Why this person may not do it, where only the reading of its fields tells: nothing is filled in then, or sent. */
  readonly forbidden?: string | null;
  /** The part of the record that the person should see before deciding. */
  readonly above?: ReactNode;
  /** The fields beside the texts of the work. */
  readonly children?: ReactNode;
}

/**
 * A window over a record with the form of a work: it says what others did meanwhile, why it was not done, and keeps what is
 * written. Leaving it asks nothing, because nothing is lost.
 */
export function WorkWindow<W extends Works, Typed extends WorkValues>(props: Props<W, Typed>) {
  const { page, name, kit, forbidden = null, above, children } = props;
  const { record, refreshing, showNewest, told } = page;
  const { form, isBusy, isKept, hasFailed, conflict, como } = kit;
  const work = record.works[name] as AnyWork;
  const title = props.title ?? work.title ?? work.button;
  const against = page.against(name);
  const isStill = isBusy || against !== null;
  const close = () => record.actor.send({ type: 'cerrar' });
  const marked = props.marked ?? work.texts?.every(({ optional }) => optional !== true) === true;
  useFocusAfterSave();

  return (
    <Dialog
      title={title}
      size="md"
      onClose={close}
      footer={
        <FormFoot
          kit={kit}
          failure={
            <>
              <WorkFailure
                work={kit}
                failed={(record.works[como] ?? work).failed}
                tell={({ cambios }) => told(cambios)}
                against={page.against(name, 'newest')}
                refreshing={refreshing}
                onAccept={showNewest}
                submitsElsewhere
              />
              {against !== null && conflict === null && <Note colorPalette="orange">{against}</Note>}
            </>
          }
          said={isKept && !keepsNothing(work) ? 'Borrador guardado' : ''}
          isWritten={isKept}
        >
          <Button disabled={isBusy} onClick={close}>
            {work.leave ?? 'Cerrar'}
          </Button>
          {conflict === null &&
            forbidden === null &&
            waysOf(record.works, name).map((way) => (
              <Button
                key={way}
                // Enter in a field presses the first button that submits: it is the form's own, whatever stands before it.
                type={way === name ? 'submit' : 'button'}
                form={form.id}
                variant={way === name ? 'solid' : 'outline'}
                busy={isBusy && como === way}
                aria-disabled={isStill || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (!isStill) kit.send(way);
                }}
              >
                {wordsOf(record.works[way] ?? work, como === way && (isBusy ? 'busy' : hasFailed ? 'failed' : null))}
              </Button>
            ))}
        </FormFoot>
      }
    >
      <ChangeNotice page={page} />
      <Form form={form} label={title} marked={marked && forbidden === null}>
        {above}
        {forbidden !== null ? (
          <Note colorPalette="orange">{forbidden}</Note>
        ) : (
          <>
            {work.note !== undefined && (
              <Text color="fg.muted" fontSize="sm">
                {work.note}
              </Text>
            )}
            {children}
            {work.texts?.map((text) => (
              // Which fields the form of a work has says its table.
              <LongText key={text.name} form={form as never} {...text} />
            ))}
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** The works that are buttons of a form; the likely one stands last, where the eye ends. */
function waysOf(works: Works, name: string): readonly string[] {
  return [...Object.keys(works).filter((other) => works[other]?.formOf === name), name];
}

function wordsOf({ button, busy }: AnyWork, now: 'busy' | 'failed' | null | false): string {
  if (now === 'busy') return busy;
  return now === 'failed' ? 'Reintentar' : button;
}
