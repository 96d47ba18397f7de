import { createProgressReader } from '../formats/progress.ts'
import { readAll } from '../formats/reader.ts'
import { createResults, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'

/** Minitest loads plugins of this name from Ruby's path. https://docs.seattlerb.org/minitest/README_rdoc.html */
const PLUGIN = `
require 'json'
module Minitest
  class RegreenReporter < AbstractReporter
    FOLDER = File.dirname(File.dirname(File.expand_path(__FILE__)))
    STATUS = { '.' => 'passed', 'F' => 'failed', 'E' => 'errored', 'S' => 'skipped' }
    def initialize
      super
      @report = File.open(File.join(FOLDER, "#{Process.pid}.jsonl"), 'a')
      @report.sync = true
    end
    def write(line)
      @report.puts(JSON.generate(line))
    end
    def tell(klass, name, file, status, message)
      names = [klass, name].map { |text| text.to_s.dup.force_encoding('UTF-8').scrub }
      write(file: file, names: names, status: status, message: message)
    end
    def prerecord(klass, name)
      file, = klass.instance_method(name).source_location
      tell(klass.name, name, file, 'started', nil)
    end
    def record(result)
      file, = result.source_location
      message = result.failures.map { |failure| "#{failure.class}: #{failure.message}\\n#{failure.location}" }.join("\\n").scrub
      tell(result.klass, result.name, file, STATUS.fetch(result.result_code, 'errored'), message)
    end
    def report
      write(status: 'ended')
    end
  end
  def self.plugin_regreen_init(_options)
    ENV['RUBYLIB'] = ENV['RUBYLIB'].to_s.split(':').reject { |path| path == RegreenReporter::FOLDER }.join(':')
    reporter << RegreenReporter.new
  end
end
`

/** By a plugin that Minitest finds on its load path. https://docs.seattlerb.org/minitest/ */
export const minitest: Runner = {
  name: 'minitest',
  signs: /(^|\/)(test_[^/]*|[^/]*_test)\.rb$/,
  matches: ([program, ...args]) =>
    /(^|\/)ruby[\d.]*$/.test(program ?? '') && args.some((arg) => /(^|\/)(test_[^/]*|[^/]*_test)\.rb$/.test(arg)),

  instrument({ folder, words, only }) {
    const names = only.flatMap((test) => namesOf(test).at(-1) ?? []).map((name) => name.replace(/[^\w\s]/gu, '.'))
    const isWhole = names.length === 0 || only.some((test) => test.isFile)
    const select = isWhole ? [] : ['-n', `/^(test_\\d{4}_)?(${names.join('|')})$/`]
    return {
      // The order is random, but the same in every run.
      env: { RUBYLIB: folder, SEED: '1' },
      files: { 'minitest/regreen_plugin.rb': PLUGIN },
      ...(words && { words: [...words, ...select] }),
    }
  },

  async parse({ folder, directory }) {
    const tests: ReportedTest[] = []
    if (!(await readAll(folder, '.jsonl', () => createProgressReader((test) => tests.push(test))))) return undefined
    const results = createResults(directory)
    // Two that differ by their number alone are told apart by the order in which they stand in the file.
    for (const test of tests.sort(byName)) results.add({ ...test, names: test.names.map(withoutNumber) })
    return results.all()
  },
}

const byName = (a: ReportedTest, b: ReportedTest) => (a.names.join() < b.names.join() ? -1 : 1)

/** Specs are numbered, so that one more would rename all that stand behind it. */
const withoutNumber = (name: string) => name.replace(/^test_\d{4}_/, '')
