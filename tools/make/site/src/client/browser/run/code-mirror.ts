// The parts of CodeMirror that `assets/editor-types.js` takes from `assets/run.js`: an editor works with one copy of each
// only. The whole packages would make the script of the editor a tenth heavier for everybody who edits nothing.
export { syntaxTree } from '@codemirror/language'
export {
  Annotation,
  codePointAt,
  codePointSize,
  combineConfig,
  EditorSelection,
  EditorState,
  Facet,
  fromCodePoint,
  Prec,
  RangeSet,
  RangeSetBuilder,
  RangeValue,
  StateEffect,
  StateField,
} from '@codemirror/state'
export {
  Decoration,
  Direction,
  EditorView,
  getPanel,
  getTooltip,
  hoverTooltip,
  keymap,
  logException,
  showPanel,
  showTooltip,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view'
