/** Numbers with a real minus sign. */

/** A sentence whose numbers have one; days and addresses keep their hyphens. */
export function withMinus(sentence: string): string {
  return sentence.replace(/(^|\s|\()-(?=\d)/g, '$1−')
}

export function plainNumber(number: number): string {
  return String(number).replace('-', '−')
}

export function signedNumber(number: number): string {
  return `${number < 0 ? '' : '+'}${plainNumber(number)}`
}
