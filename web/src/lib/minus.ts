/** A sentence whose numbers have a real minus sign; days and addresses keep their hyphens. */
export function withMinus(sentence: string): string {
  return sentence.replace(/(^|\s|\()-(?=\d)/g, '$1−')
}
